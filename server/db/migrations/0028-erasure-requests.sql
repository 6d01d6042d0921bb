-- Somebody has asked on a phone to have their data deleted: it waits, because a phone is no proof of who holds it.
CREATE TABLE erasure_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attendee_id text NOT NULL REFERENCES attendees,
  asked_at timestamptz NOT NULL,
  -- When it is carried out, unless somebody takes it back or the wearer of the band confirms it sooner.
  due_at timestamptz NOT NULL CHECK (due_at > asked_at),
  ended_at timestamptz CHECK (ended_at >= asked_at),
  outcome text CHECK (outcome IN ('erased', 'taken-back', 'denied')),
  CHECK ((ended_at IS NULL) = (outcome IS NULL))
);

-- One at a time.
CREATE UNIQUE INDEX erasure_requests_open ON erasure_requests (attendee_id) WHERE ended_at IS NULL;
CREATE INDEX erasure_requests_of_attendee ON erasure_requests (attendee_id);
