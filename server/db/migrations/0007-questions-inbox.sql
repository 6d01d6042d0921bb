-- What staff did with the questions that nothing in the knowledge answered.

-- The words of a question, so that the same one asked twice is one: without case, punctuation and double spaces.
CREATE FUNCTION question_words(question text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT COALESCE(NULLIF(btrim(regexp_replace(lower(question), '[[:space:][:punct:]¿¡？！。、，]+', ' ', 'g')), ''),
    btrim(question))
$$;

CREATE TABLE handled_questions (
  language text NOT NULL,
  words text NOT NULL,
  -- The entry that it became a phrase of; NULL when it was set aside for good.
  entry_id text REFERENCES knowledge_entries,
  handled_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (language, words)
);
