-- Takes back what was earned at a station in a period, of the first so many people who still have some of it. Asked until
-- nothing is found: each time it holds few rows, so that the taps of a field need not wait for it.
CREATE OR REPLACE FUNCTION void_station_taps(
  the_station text, begins timestamptz, ends timestamptz, the_reason text, the_cause text, happened_at timestamptz,
  most_people int
) RETURNS TABLE (looked_at int, row_count int, points int, people int) LANGUAGE plpgsql AS $$
DECLARE
  earned record;
  taken staff_award;
  last_person text;
BEGIN
  looked_at := 0;
  row_count := 0;
  points := 0;
  people := 0;
  -- In the order in which taps lock their attendees.
  FOR earned IN
    SELECT e.id, e.attendee_id FROM station_earnings(the_station, begins, ends) e
    WHERE e.attendee_id IN (
      SELECT DISTINCT f.attendee_id FROM station_earnings(the_station, begins, ends) f ORDER BY 1 LIMIT most_people)
    ORDER BY e.attendee_id, e.id
  LOOP
    looked_at := looked_at + 1;
    taken := void_interaction(earned.id, the_reason, the_cause, happened_at);
    -- Somebody else may just have taken it back.
    CONTINUE WHEN taken.outcome <> 'awarded';
    row_count := row_count + 1;
    points := points - taken.points;
    IF earned.attendee_id IS DISTINCT FROM last_person THEN people := people + 1; END IF;
    last_person := earned.attendee_id;
  END LOOP;
  RETURN NEXT;
END $$;

-- What was earned at a station in a period and was not taken back.
CREATE OR REPLACE FUNCTION station_earnings(the_station text, begins timestamptz, ends timestamptz)
RETURNS TABLE (id bigint, attendee_id text, points int) LANGUAGE sql STABLE AS $$
  SELECT i.id, i.attendee_id, i.points FROM interactions i
  WHERE i.caused_by = the_station AND i.kind IN ('tap', 'fortune') AND i.points > 0
    AND i.occurred_at >= begins AND i.occurred_at < ends
    AND NOT EXISTS (SELECT FROM interactions v WHERE v.voids_id = i.id)
$$;
