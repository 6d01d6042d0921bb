-- Whoever was merged into somebody else is no person of their own any more: lists and totals leave them out, and their
-- handle and id lead to whoever they are now.
CREATE TABLE merged_attendees (
  gone_id text PRIMARY KEY REFERENCES attendees,
  -- Never somebody who was merged themselves.
  kept_id text NOT NULL REFERENCES attendees CHECK (kept_id <> gone_id),
  -- What they were called; NULL after an erasure.
  tiktok_username text,
  merged_at timestamptz NOT NULL
);
CREATE INDEX merged_attendees_of_kept ON merged_attendees (kept_id);
CREATE INDEX merged_attendees_by_handle ON merged_attendees (lower(tiktok_username));

-- Merges from before this table: the record of changes names both. Their handles were not kept.
INSERT INTO merged_attendees (gone_id, kept_id, merged_at)
  SELECT DISTINCT ON (gone.id) gone.id, r.subject, r.at
  FROM audit_records r JOIN attendees gone ON gone.id = r.after ->> 'mergedFrom' JOIN attendees kept ON kept.id = r.subject
  WHERE r.action = 'attendee.merge' AND gone.id <> r.subject
  ORDER BY gone.id, r.id DESC;
-- A chain ends at the last one.
WITH RECURSIVE chain AS (
  SELECT gone_id, kept_id, 1 AS step FROM merged_attendees
  UNION
  SELECT c.gone_id, m.kept_id, c.step + 1 FROM chain c JOIN merged_attendees m ON m.gone_id = c.kept_id
    WHERE c.step < 50 AND m.kept_id <> c.gone_id
), ends AS (
  SELECT DISTINCT ON (gone_id) gone_id, kept_id FROM chain ORDER BY gone_id, step DESC
)
UPDATE merged_attendees m SET kept_id = e.kept_id FROM ends e WHERE e.gone_id = m.gone_id AND e.kept_id <> m.kept_id;
