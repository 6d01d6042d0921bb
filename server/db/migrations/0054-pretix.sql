-- Orders of a pretix shop become people.

CREATE TABLE pretix_sources (
  id text PRIMARY KEY DEFAULT random_id(),
  address text NOT NULL CHECK (address <> ''),
  organiser text NOT NULL CHECK (organiser <> ''),
  event text NOT NULL CHECK (event <> ''),
  -- What pretix calls the event.
  name text NOT NULL,
  -- Encrypted with a key that is made from SECRET.
  sealed_token bytea NOT NULL,
  -- The end of the address that pretix calls. It opens nothing: whoever calls it makes us look.
  hook_key text NOT NULL UNIQUE,
  -- Whose tickets come in: of these products, or of this check-in list; neither: of all that admit somebody.
  products int[],
  checkin_list int,
  -- Whether orders are followed: only after somebody has looked at the first ones.
  is_following boolean NOT NULL DEFAULT false,
  -- From which moment of pretix' clock orders have not been seen yet.
  seen_until timestamptz,
  next_run_at timestamptz,
  last_run_at timestamptz,
  last_result jsonb,
  failures int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK (products IS NULL OR checkin_list IS NULL),
  UNIQUE (address, organiser, event)
);
CREATE INDEX pretix_sources_due ON pretix_sources (next_run_at) WHERE is_following;
CREATE TRIGGER pretix_sources_version BEFORE UPDATE ON pretix_sources
  FOR EACH ROW EXECUTE FUNCTION count_version('is_following', 'seen_until', 'next_run_at', 'last_run_at', 'last_result', 'failures', 'name');

-- Tickets that came in, and what pretix said of each then: what differs from that was written here.
CREATE TABLE pretix_tickets (
  source_id text NOT NULL REFERENCES pretix_sources ON DELETE CASCADE,
  reference text NOT NULL CHECK (reference <> ''),
  attendee_id text NOT NULL REFERENCES attendees,
  told jsonb NOT NULL,
  -- Why the ticket opens no door any more, since when, and when staff have seen it.
  off_reason text CHECK (off_reason IN ('canceled', 'unpaid', 'product')),
  off_since timestamptz,
  off_seen_at timestamptz,
  -- Whoever had it was erased, and does not come in again: then the reference is a hash, and nothing else is known.
  is_forgotten boolean NOT NULL DEFAULT false,
  PRIMARY KEY (source_id, reference),
  CHECK ((off_reason IS NULL) = (off_since IS NULL))
);
CREATE INDEX pretix_tickets_of_attendee ON pretix_tickets (attendee_id);
CREATE INDEX pretix_tickets_off ON pretix_tickets (source_id, off_since DESC) WHERE off_reason IS NOT NULL;
