-- What a language model has written for the event knowledge before the festival: one run at a time, a part of it for
-- each entry and language, which staff look through before it reaches an entry.

-- By language: title, description and phrases that a model wrote and nobody has looked over word by word. What an entry
-- says otherwise by now was written by a person.
ALTER TABLE knowledge_entries ADD COLUMN by_model jsonb NOT NULL DEFAULT '{}';

CREATE TABLE preparation_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('writing', 'paused', 'written', 'undone')),
  -- Who or what paused it: staff, a cap of the budget, or a model that kept failing.
  paused_by text CHECK (paused_by IN ('staff', 'budget', 'model')),
  started_at timestamptz NOT NULL,
  -- Tokens and millionths of a US dollar: as estimated before, and as the model's server counted.
  estimated_units bigint NOT NULL,
  estimated_cost_micros bigint NOT NULL,
  units bigint NOT NULL DEFAULT 0,
  cost_micros bigint NOT NULL DEFAULT 0,
  -- Failures of the model's server in a row, and until when it is left alone.
  failures int NOT NULL DEFAULT 0,
  rest_until timestamptz,
  -- The process that writes, until then; another one takes over where it stays silent.
  writer text,
  writer_until timestamptz
);
CREATE UNIQUE INDEX one_preparation ON preparation_runs ((true)) WHERE state IN ('writing', 'paused');

CREATE TABLE preparation_parts (
  run_id bigint NOT NULL REFERENCES preparation_runs ON DELETE CASCADE,
  entry_id text NOT NULL REFERENCES knowledge_entries ON DELETE CASCADE,
  language text NOT NULL,
  wants_translation boolean NOT NULL,
  -- So many phrases are missing.
  wants_phrases int NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'proposed', 'accepted', 'discarded', 'failed', 'changed')),
  -- What the entry said when it was written for (a hash): nothing is written into one that says something else by now.
  seen text NOT NULL,
  -- What was written; once it is accepted, what of it went into the entry.
  translation jsonb,
  asked_as jsonb NOT NULL DEFAULT '[]',
  is_edited boolean NOT NULL DEFAULT false,
  -- What did not pass the checks: the translation, too many phrases, or nothing could be read at all.
  problem text CHECK (problem IN ('translation', 'phrases', 'unreadable')),
  tries int NOT NULL DEFAULT 0,
  PRIMARY KEY (run_id, entry_id, language)
);
CREATE INDEX preparation_parts_state ON preparation_parts (run_id, state);
