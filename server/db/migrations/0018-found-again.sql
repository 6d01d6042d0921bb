-- A band that was blocked as lost stays blocked, for everybody, until staff say that it was found again.
ALTER TABLE wristbands
  ADD COLUMN found_at timestamptz CHECK (found_at IS NULL OR (end_reason = 'lost' AND found_at >= ended_at));

CREATE INDEX wristbands_blocked ON wristbands (tag) WHERE end_reason = 'lost' AND found_at IS NULL;

-- Whatever was linked after it was lost had come back.
UPDATE wristbands l SET found_at = GREATEST(l.ended_at, later.linked_at)
  FROM (SELECT tag, id, lead(linked_at) OVER (PARTITION BY tag ORDER BY id) AS linked_at FROM wristbands) later
  WHERE later.id = l.id AND l.end_reason = 'lost' AND later.linked_at IS NOT NULL;
