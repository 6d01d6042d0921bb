-- A phone becomes its owner's by a code that is shown once, after a tap at a station (points.md).

CREATE TABLE claims (
  -- The tap or the visit that the code was shown after: asking again gives a new code and ends the one before.
  source text PRIMARY KEY,
  -- Hash of the code: whoever reads this table can claim nothing.
  code_hash bytea NOT NULL UNIQUE,
  attendee_id text NOT NULL REFERENCES attendees,
  expires_at timestamptz NOT NULL,
  claimed_at timestamptz
);

CREATE INDEX claims_of_attendee ON claims (attendee_id);

CREATE TABLE phones (
  -- Hash of the secret in the phone's cookie.
  secret_hash bytea PRIMARY KEY,
  attendee_id text NOT NULL REFERENCES attendees,
  -- The visit that was opened when the phone was claimed.
  session_id text NOT NULL REFERENCES sessions,
  claimed_at timestamptz NOT NULL
);

CREATE INDEX phones_of_attendee ON phones (attendee_id);
