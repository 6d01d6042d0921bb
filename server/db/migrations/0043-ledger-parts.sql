-- What the rows of the ledger came to, 10,000 ids at a time, as soon as nothing could be added to them any more. Rows of
-- before are proved by it without being read.
CREATE TABLE ledger_parts (
  part bigint NOT NULL,
  kind text NOT NULL,
  -- Of a void: where the points had been earned. Empty for bonuses.
  installation_id text NOT NULL,
  row_count bigint NOT NULL,
  points bigint NOT NULL,
  PRIMARY KEY (part, kind, installation_id)
);

ALTER TABLE ledger_watch
  ADD COLUMN parts_to bigint NOT NULL DEFAULT 0,
  ADD COLUMN next_part bigint NOT NULL DEFAULT 0,
  ADD COLUMN broken_parts jsonb NOT NULL DEFAULT '[]';
UPDATE ledger_watch SET parts_to = (SELECT COALESCE(min(id) - 1, 0) / 10000 * 10000 FROM interactions);

-- After which row of the ledger the cooldown of an installation has been what it is: only later rows can prove that it was
-- kept. Taps that were on their way when it was changed may still have been judged by the one before: 1,000 are passed over.
CREATE TABLE cooldown_changes (
  installation_id text PRIMARY KEY REFERENCES installations ON DELETE CASCADE,
  after_id bigint NOT NULL
);
INSERT INTO cooldown_changes (installation_id, after_id)
  SELECT p.id, l.newest + 1000 FROM installations p, (SELECT max(id) AS newest FROM interactions) l
  WHERE l.newest IS NOT NULL;

CREATE FUNCTION note_cooldown_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cooldown_changes (installation_id, after_id)
    VALUES (NEW.id, COALESCE((SELECT max(id) + 1000 FROM interactions), 0))
    ON CONFLICT (installation_id) DO UPDATE SET after_id = excluded.after_id;
  RETURN NULL;
END $$;
CREATE TRIGGER installations_note_cooldowns AFTER UPDATE OF cooldown_seconds ON installations
  FOR EACH ROW WHEN (OLD.cooldown_seconds <> NEW.cooldown_seconds) EXECUTE FUNCTION note_cooldown_change();
