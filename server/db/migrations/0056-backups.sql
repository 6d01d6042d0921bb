-- Backups: which were made, and what became of the others. A file is told to be this festival's by the festival's name,
-- which a restored one keeps.
CREATE TABLE festival_identity (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  id text NOT NULL DEFAULT random_id()
);

INSERT INTO festival_identity DEFAULT VALUES;

CREATE TABLE backups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The moment that the backup shows.
  started_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  folder text NOT NULL,
  -- Name in the folder; absent where no file came to be.
  file text,
  bytes bigint NOT NULL DEFAULT 0,
  -- It lies on the disk of the festival's own database.
  is_same_disk boolean NOT NULL DEFAULT false,
  -- Why there is no file, as in contract/backups.ts.
  problem text,
  CHECK ((file IS NULL) = (problem IS NOT NULL))
);

CREATE INDEX backups_by_time ON backups (started_at);
