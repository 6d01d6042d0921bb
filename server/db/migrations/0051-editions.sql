-- One edition after the other: each is closed, kept as figures, and followed by the next with its people gone.

ALTER TABLE event
  -- When this edition began; NULL: it is the first one.
  ADD COLUMN began_at timestamptz,
  -- When it was closed; NULL: it is open. What happened before still counts, whenever it arrives.
  ADD COLUMN closed_at timestamptz,
  -- When the next one begins, if that is known.
  ADD COLUMN next_starts_on date;

-- What an edition was, without its people.
CREATE TABLE editions (
  id text PRIMARY KEY DEFAULT random_id(),
  name text NOT NULL,
  edition text NOT NULL,
  time_zone text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  -- An edition is archived once.
  closed_at timestamptz NOT NULL UNIQUE,
  archived_at timestamptz NOT NULL,
  people int NOT NULL,
  taps int NOT NULL,
  points bigint NOT NULL,
  prizes_handed_over int NOT NULL,
  questions int NOT NULL,
  installations jsonb NOT NULL,
  days jsonb NOT NULL,
  prizes jsonb NOT NULL
);

-- The public board of an edition. A handle goes when its owner wishes, and after a while by itself.
CREATE TABLE edition_places (
  edition_id text NOT NULL REFERENCES editions,
  place int NOT NULL CHECK (place > 0),
  rank int NOT NULL CHECK (rank > 0),
  points int NOT NULL CHECK (points > 0),
  handle text,
  PRIMARY KEY (edition_id, place)
);

CREATE INDEX edition_places_named ON edition_places (lower(handle)) WHERE handle IS NOT NULL;

-- Ledger and prizes are emptied in the transaction that archives their edition, and never else.
CREATE FUNCTION refuse_emptying() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM editions WHERE xmin = pg_current_xact_id()::xid) THEN
    RAISE EXCEPTION '% of % is not allowed: %', TG_OP, TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER interactions_are_never_truncated ON interactions;
CREATE TRIGGER interactions_are_emptied_once_archived BEFORE TRUNCATE ON interactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying('the ledger is append-only');
DROP TRIGGER prize_claims_are_never_truncated ON prize_claims;
CREATE TRIGGER prize_claims_are_emptied_once_archived BEFORE TRUNCATE ON prize_claims
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_emptying('what was handed over, was handed over');
