-- The public ranking as it was at a moment, by what the ledger had recorded until then. Who had no points then is not in it.
CREATE OR REPLACE FUNCTION ranks_before(moment timestamptz)
RETURNS TABLE (attendee_id text, rank int) LANGUAGE sql STABLE AS $$
  SELECT s.id, rank() OVER (ORDER BY s.points DESC)::int
  FROM (
    SELECT a.id, a.total_points - coalesce(g.points, 0) AS points
    FROM attendees a LEFT JOIN (
      SELECT i.attendee_id, sum(i.points) AS points FROM interactions i WHERE i.recorded_at > moment GROUP BY 1
    ) g ON g.attendee_id = a.id
    WHERE a.total_points > 0 AND NOT a.is_hidden AND NOT a.is_crew
  ) s
  WHERE s.points > 0
$$;
