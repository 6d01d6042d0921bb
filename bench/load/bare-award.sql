-- The award as plainly as PostgreSQL can do it: lock the person, look for a tap within 3 seconds, add the row to the
-- ledger and its points to the total. No cooldown, no cap, no replay: what the festival's rules cost on top of this
-- is what the figure shows.
WITH person AS (
  SELECT a.id, a.total_points
  FROM wristbands w JOIN attendees a ON a.id = w.attendee_id
  WHERE w.tag = $1 AND w.ended_at IS NULL
  FOR NO KEY UPDATE OF a
), added AS (
  INSERT INTO interactions (attendee_id, installation_id, kind, points, total_after, idempotency_key, occurred_at)
  SELECT person.id, place.id, 'tap', place.point_value, person.total_points + place.point_value, $3, now()
  FROM person, installations place
  WHERE place.id = $2 AND place.is_active AND NOT EXISTS (
    SELECT FROM interactions i
    WHERE i.attendee_id = person.id AND i.installation_id = $2 AND i.occurred_at > now() - interval '3 seconds'
  )
  RETURNING id, attendee_id, points, occurred_at
)
UPDATE attendees a
SET total_points = a.total_points + added.points, total_reached_at = added.occurred_at
FROM added WHERE a.id = added.attendee_id
RETURNING added.id, a.total_points, a.attendee_name
