-- What the guide has said, so that any process knows whose words it is asked to read aloud.

CREATE TABLE speakable_texts (
  -- The first 16 bytes of the SHA-256 of the text without case, spaces and punctuation.
  fingerprint bytea PRIMARY KEY CHECK (length(fingerprint) = 16),
  said_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
