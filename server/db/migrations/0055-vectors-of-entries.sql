-- What the entries mean, as vectors of an embedding model: one for each language that an entry is written in. Vectors of
-- several models stand beside each other until the newest are complete.

CREATE SEQUENCE entry_vectors_change;

CREATE TABLE entry_vectors (
  model text NOT NULL,
  entry_id text NOT NULL REFERENCES knowledge_entries ON DELETE CASCADE,
  language text NOT NULL,
  -- Of the text that the vector was made of (a hash): a vector of another text is made anew.
  text_hash text NOT NULL,
  -- The vector at length 1: numbers from -127 to 127, a byte each, times the step.
  numbers bytea NOT NULL,
  step real NOT NULL,
  -- Grows with every vector that is written, so that processes read what is new alone.
  change bigint NOT NULL DEFAULT nextval('entry_vectors_change'),
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (model, entry_id, language)
);
CREATE INDEX entry_vectors_by_change ON entry_vectors (model, change);
CREATE INDEX entry_vectors_by_entry ON entry_vectors (entry_id);

CREATE TABLE embedding_models (
  model text PRIMARY KEY,
  -- How long its vectors are; unknown before the first.
  dimensions int,
  -- Another number: what was known of the vectors is forgotten.
  epoch bigint NOT NULL DEFAULT nextval('entry_vectors_change'),
  -- Tokens and millionths of a US dollar that the vectors of entries have used.
  units bigint NOT NULL DEFAULT 0,
  cost_micros bigint NOT NULL DEFAULT 0,
  -- Failures in a row, what the last one was, and until when the server is left alone.
  failures int NOT NULL DEFAULT 0,
  failure text,
  failed_at timestamptz,
  rest_until timestamptz,
  -- The process that makes vectors, until then; another one takes over where it stays silent.
  writer text,
  writer_until timestamptz
);

-- It goes with its table, and a backup knows how far it has counted.
ALTER SEQUENCE entry_vectors_change OWNED BY entry_vectors.change;
