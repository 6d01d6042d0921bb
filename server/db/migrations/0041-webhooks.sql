-- Addresses on other sites that are told what happens.
CREATE TABLE webhooks (
  id text PRIMARY KEY DEFAULT random_id(),
  name text NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  off_reason text CHECK (off_reason IN ('by-hand', 'failing', 'gone')),
  -- Encrypted with a key that is made from SECRET.
  sealed_secret bytea NOT NULL,
  sealed_old_secret bytea,
  old_secret_until timestamptz,
  -- Tries in a row that it did not take; while there are some, one process tries one message at a time.
  failures int NOT NULL DEFAULT 0,
  failing_since timestamptz,
  rest_until timestamptz,
  last_delivered_at timestamptz,
  -- When the organiser was last mailed that something was given up.
  notified_at timestamptz,
  created_at timestamptz NOT NULL,
  version int NOT NULL DEFAULT 1,
  CHECK (is_active = (off_reason IS NULL))
);
CREATE TRIGGER webhooks_version BEFORE UPDATE OF name, url, events, is_active ON webhooks
  FOR EACH ROW EXECUTE FUNCTION count_version('failures', 'failing_since', 'rest_until');

-- Messages to them. They are written in the transaction of what they tell of, so that none is lost and none is invented.
CREATE TABLE webhook_deliveries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  webhook_id text NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  message_id text NOT NULL DEFAULT 'msg_' || random_id(),
  event text NOT NULL,
  -- Whom it tells of: their messages go one after the other.
  attendee_id text REFERENCES attendees (id),
  data jsonb NOT NULL,
  happened_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'given-up')),
  tries int NOT NULL DEFAULT 0,
  first_tried_at timestamptz,
  last_tried_at timestamptz,
  -- Before that nobody tries, also when the process that tries is killed.
  next_try_at timestamptz NOT NULL DEFAULT '-infinity',
  status int,
  problem text
);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (webhook_id, id) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_of_person ON webhook_deliveries (attendee_id, webhook_id, id) WHERE state = 'waiting';
CREATE INDEX webhook_deliveries_latest ON webhook_deliveries (webhook_id, id DESC);

-- What they do is in server/webhooks/queue-webhooks.sql.
CREATE FUNCTION tell_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION tell_of_wristband() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION tell_of_prize() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE FUNCTION tell_of_question() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;

CREATE TRIGGER interactions_are_told AFTER INSERT ON interactions
  FOR EACH ROW EXECUTE FUNCTION tell_of_ledger();
CREATE TRIGGER wristbands_are_told AFTER INSERT ON wristbands
  FOR EACH ROW EXECUTE FUNCTION tell_of_wristband();
CREATE TRIGGER prizes_are_told AFTER INSERT OR UPDATE OF state ON prize_claims
  FOR EACH ROW EXECUTE FUNCTION tell_of_prize();
CREATE TRIGGER questions_are_told AFTER INSERT ON questions
  FOR EACH ROW EXECUTE FUNCTION tell_of_question();
