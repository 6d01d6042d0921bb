-- Where and when something was when its owner saw it last: what moved or was cancelled since is told until it is seen.
-- Without seen_active nothing is known, and nothing is told: an older server wrote it.
ALTER TABLE itinerary_items
  ADD COLUMN seen_starts_at timestamptz,
  ADD COLUMN seen_ends_at timestamptz,
  ADD COLUMN seen_location text,
  ADD COLUMN seen_active boolean;

UPDATE itinerary_items i
  SET seen_starts_at = e.starts_at, seen_ends_at = e.ends_at, seen_location = e.location, seen_active = e.is_active
  FROM knowledge_entries e WHERE e.id = i.entry_id;
