-- What staff added to and removed from what the guide understands of an entry: names of concepts of the library.
ALTER TABLE knowledge_entries
  ADD COLUMN concepts_added text[] NOT NULL DEFAULT '{}',
  ADD COLUMN concepts_removed text[] NOT NULL DEFAULT '{}';
