-- The totals of a moment: what had happened by then and was not taken back. With `counts_late`, also what the server
-- learned of afterwards (a station that was offline, an award that staff voided).
CREATE OR REPLACE FUNCTION totals_at(moment timestamptz, counts_late boolean)
RETURNS TABLE (attendee_id text, total_points int, reached_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT i.attendee_id, sum(i.points)::int, max(i.occurred_at) FROM interactions i
  WHERE i.points > 0 AND i.occurred_at <= moment AND (counts_late OR i.recorded_at <= moment)
    AND NOT EXISTS (
      SELECT FROM interactions v WHERE v.voids_id = i.id AND (counts_late OR v.recorded_at <= moment)
    )
  GROUP BY i.attendee_id
$$;

-- Writes the standing of a moment in the place of any other. Equal totals share a rank (rulings).
CREATE OR REPLACE FUNCTION write_standing(moment timestamptz, counts_late boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM standing;
  INSERT INTO standing (attendee_id, total_points, reached_at, rank)
    SELECT t.attendee_id, t.total_points, t.reached_at,
      CASE WHEN a.is_hidden OR a.is_crew THEN NULL
        ELSE rank() OVER (PARTITION BY a.is_hidden OR a.is_crew ORDER BY t.total_points DESC) END
    FROM totals_at(moment, counts_late) t JOIN attendees a ON a.id = t.attendee_id;
END $$;
