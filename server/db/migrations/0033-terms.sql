-- The terms as the organiser wrote them. A version is never changed: whoever agreed to it can still be shown it.
CREATE TABLE terms (
  version int PRIMARY KEY CHECK (version > 0),
  published_at timestamptz NOT NULL,
  -- Per language, in a small part of Markdown.
  texts jsonb NOT NULL CHECK (jsonb_typeof(texts) = 'object')
);
