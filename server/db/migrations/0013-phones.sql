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

-- A record of changes is never changed, with one exception: it may lose what it says about a person who asked to be
-- forgotten. That somebody changed something, who, and when, stays.
DROP TRIGGER audit_records_are_append_only ON audit_records;
CREATE TRIGGER audit_records_are_never_deleted BEFORE DELETE ON audit_records
  FOR EACH ROW EXECUTE FUNCTION refuse_change('what happened, happened');
CREATE TRIGGER audit_records_only_forget BEFORE UPDATE ON audit_records
  FOR EACH ROW WHEN (
    (OLD.id, OLD.at, OLD.actor_id, OLD.actor, OLD.action, OLD.subject)
      IS DISTINCT FROM (NEW.id, NEW.at, NEW.actor_id, NEW.actor, NEW.action, NEW.subject)
    OR NEW.before IS NOT NULL OR NEW.after IS DISTINCT FROM '{"isErased": true}'::jsonb
  ) EXECUTE FUNCTION refuse_change('what happened, happened');
