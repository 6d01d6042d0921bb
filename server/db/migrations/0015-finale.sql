-- The end of the ranking: a freeze, then a reveal (decision 0010). There is one finale per festival.
CREATE TABLE finale (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  -- When the ranking shall freeze, in programme time. Empty once it froze, or without a plan.
  planned_at timestamptz,
  -- The moment after which nothing counts any more, in the time of the ledger.
  frozen_at timestamptz,
  reveal_started_at timestamptz,
  -- The best rank that everybody has seen; empty until the first one is shown.
  revealed_to_rank int CHECK (revealed_to_rank > 0),
  revealed_at timestamptz,
  CHECK (planned_at IS NULL OR frozen_at IS NULL),
  CHECK (reveal_started_at IS NULL OR frozen_at IS NOT NULL),
  CHECK (revealed_to_rank IS NULL OR reveal_started_at IS NOT NULL),
  CHECK (revealed_at IS NULL OR reveal_started_at IS NOT NULL)
);

INSERT INTO finale DEFAULT VALUES;

-- Who stood where at the moment of the freeze. Written once when it freezes and once more, with what came late, when
-- the reveal begins: in between it stands still, whatever happens in the ledger.
CREATE TABLE standing (
  attendee_id text PRIMARY KEY REFERENCES attendees,
  total_points int NOT NULL CHECK (total_points > 0),
  reached_at timestamptz NOT NULL,
  -- Empty for those who were hidden or crew: they have no place.
  rank int CHECK (rank > 0)
);

CREATE INDEX standing_in_order ON standing (total_points DESC, reached_at, attendee_id) WHERE rank IS NOT NULL;

-- The totals of a moment: what had happened by then and was not taken back. With `counts_late`, also what the server
-- learned of afterwards (a station that was offline, an award that staff voided).
CREATE FUNCTION totals_at(moment timestamptz, counts_late boolean)
RETURNS TABLE (attendee_id text, total_points int, reached_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT i.attendee_id, sum(i.points)::int, max(i.occurred_at) FROM interactions i
  WHERE i.points > 0 AND i.occurred_at <= moment AND (counts_late OR i.recorded_at <= moment)
    AND NOT EXISTS (
      SELECT FROM interactions v WHERE v.voids_id = i.id AND (counts_late OR v.recorded_at <= moment)
    )
  GROUP BY i.attendee_id
$$;

-- Writes the standing of a moment in the place of any other. Equal totals share a rank (rulings).
CREATE FUNCTION write_standing(moment timestamptz, counts_late boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM standing;
  INSERT INTO standing (attendee_id, total_points, reached_at, rank)
    SELECT t.attendee_id, t.total_points, t.reached_at,
      CASE WHEN a.is_hidden OR a.is_crew THEN NULL
        ELSE rank() OVER (PARTITION BY a.is_hidden OR a.is_crew ORDER BY t.total_points DESC) END
    FROM totals_at(moment, counts_late) t JOIN attendees a ON a.id = t.attendee_id;
END $$;
