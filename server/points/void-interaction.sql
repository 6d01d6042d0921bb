-- Takes a row's points back with a negative row that names it, once. What remains was reached when the last row that
-- still counts happened: a correction neither moves somebody forward in a tie nor back.
CREATE OR REPLACE FUNCTION void_interaction(the_row bigint, the_reason text, the_cause text, happened_at timestamptz)
RETURNS staff_award LANGUAGE plpgsql AS $$
DECLARE
  result staff_award;
  person attendees;
  earlier interactions;
BEGIN
  SELECT * INTO earlier FROM interactions WHERE id = the_row;
  IF earlier.id IS NULL THEN
    result.outcome := 'interaction_not_found';
    RETURN result;
  END IF;
  SELECT * INTO person FROM attendees WHERE id = earlier.attendee_id FOR NO KEY UPDATE;
  IF earlier.points <= 0 THEN
    result.outcome := 'not_voidable';
    RETURN result;
  ELSIF EXISTS (SELECT FROM interactions WHERE voids_id = the_row) THEN
    result.outcome := 'already_voided';
    RETURN result;
  END IF;
  INSERT INTO interactions (attendee_id, kind, points, total_after, reason, caused_by, voids_id, occurred_at, recorded_at)
    VALUES (person.id, 'void', -earlier.points, person.total_points - earlier.points, the_reason, the_cause, the_row,
      happened_at, happened_at)
    RETURNING id INTO result.interaction_id;
  UPDATE attendees SET total_points = total_points - earlier.points, total_reached_at = (
      SELECT max(i.occurred_at) FROM interactions i
      WHERE i.attendee_id = person.id AND i.points > 0
        AND NOT EXISTS (SELECT FROM interactions v WHERE v.voids_id = i.id)
    ) WHERE id = person.id;
  result.outcome := 'awarded';
  result.attendee_id := person.id;
  result.points := -earlier.points;
  result.total_after := person.total_points - earlier.points;
  result.occurred_at := happened_at;
  RETURN result;
END $$;
