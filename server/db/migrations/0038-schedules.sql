-- The programme comes from schedules of other systems, read again and again.

CREATE TABLE schedule_sources (
  id text PRIMARY KEY DEFAULT random_id(),
  name text NOT NULL CHECK (name <> ''),
  format text NOT NULL CHECK (format IN ('pretalx', 'frab', 'sessionize', 'ical')),
  -- NULL: staff bring files.
  address text CHECK (address <> ''),
  -- NULL: when staff say so.
  every_minutes int CHECK (every_minutes >= 5),
  next_run_at timestamptz,
  last_run_at timestamptz,
  last_result jsonb,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK (every_minutes IS NULL OR address IS NOT NULL)
);

CREATE INDEX schedule_sources_due ON schedule_sources (next_run_at) WHERE next_run_at IS NOT NULL;
CREATE TRIGGER schedule_sources_version BEFORE UPDATE ON schedule_sources
  FOR EACH ROW EXECUTE FUNCTION count_version('next_run_at', 'last_run_at', 'last_result');

-- Which session of a schedule is which entry, and what the schedule said of it when it was taken: what differs from that
-- was written by hand.
CREATE TABLE schedule_sessions (
  source_id text NOT NULL REFERENCES schedule_sources ON DELETE CASCADE,
  key text NOT NULL,
  series text NOT NULL,
  entry_id text NOT NULL UNIQUE REFERENCES knowledge_entries,
  taken jsonb NOT NULL,
  is_cancelled boolean NOT NULL DEFAULT false,
  PRIMARY KEY (source_id, key)
);

-- A schedule as it was read, until somebody takes what was shown of it.
CREATE TABLE schedule_previews (
  id text PRIMARY KEY DEFAULT random_id(),
  source_id text NOT NULL REFERENCES schedule_sources ON DELETE CASCADE,
  sessions jsonb NOT NULL,
  -- Of what was shown: when something else would be done by now, nothing is.
  digest text NOT NULL,
  made_at timestamptz NOT NULL
);

-- A convention has three rounds of one workshop: what comes from a schedule may share its title.
ALTER TABLE knowledge_entries ADD COLUMN from_schedule boolean NOT NULL DEFAULT false;
DROP INDEX knowledge_entries_one_title;
CREATE UNIQUE INDEX knowledge_entries_one_title ON knowledge_entries (category, lower(title))
  WHERE is_active AND NOT from_schedule;
