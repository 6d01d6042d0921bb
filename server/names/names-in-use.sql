-- The names that people read, and of what they are: installations, places, prizes and their sizes. What was put away may still stand in
-- somebody's statement, and keeps its name.
CREATE OR REPLACE FUNCTION names_in_use() RETURNS TABLE (name text, kind text) LANGUAGE sql STABLE AS $$
  SELECT i.name, 'installation' FROM installations i
  UNION SELECT i.location, 'place' FROM installations i WHERE i.location <> ''
  UNION SELECT e.location, 'place' FROM knowledge_entries e WHERE e.is_active AND e.location <> ''
  UNION SELECT t.prize_name, 'prize' FROM prize_tiers t WHERE t.removed_at IS NULL
  UNION SELECT s.name, 'size' FROM prize_sizes s WHERE s.removed_at IS NULL
$$;

-- The names that screens show beside the programme, which has its own: far fewer than there are entries.
CREATE OR REPLACE FUNCTION names_of_screens() RETURNS TABLE (name text) LANGUAGE sql STABLE AS $$
  SELECT i.name FROM installations i
  UNION SELECT i.location FROM installations i WHERE i.location <> ''
  UNION SELECT t.prize_name FROM prize_tiers t
  UNION SELECT t.description FROM prize_tiers t WHERE t.removed_at IS NULL AND t.description <> ''
  UNION SELECT s.name FROM prize_sizes s
$$;

-- Everything that is translated by what was written: the names, and what prizes are. Apart from the names, because servers
-- of the version before know no texts.
CREATE OR REPLACE FUNCTION translatable_texts() RETURNS TABLE (name text, kind text) LANGUAGE sql STABLE AS $$
  SELECT n.name, n.kind FROM names_in_use() n
  UNION SELECT t.description, 'prize-text' FROM prize_tiers t WHERE t.removed_at IS NULL AND t.description <> ''
$$;
