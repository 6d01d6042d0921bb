-- What visitors may ask beside an entry that no entry answers, written with its phrases by a language model: the guide
-- refuses what is asked like it.

-- The hash of what the entry said then, and questions by language; of an entry that says something else by now they are void.
ALTER TABLE knowledge_entries ADD COLUMN not_answered jsonb;

ALTER TABLE preparation_parts
  ADD COLUMN wants_not_answered boolean NOT NULL DEFAULT false,
  ADD COLUMN not_answered jsonb NOT NULL DEFAULT '[]';
