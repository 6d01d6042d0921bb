-- Gives bonus points under the attendee's row lock. The same key again answers what it answered first.
CREATE OR REPLACE FUNCTION award_bonus(
  the_attendee text, the_points int, the_reason text, the_cause text, the_key text, the_fingerprint text,
  happened_at timestamptz
) RETURNS staff_award LANGUAGE plpgsql AS $$
DECLARE
  result staff_award;
  person attendees;
  earlier interactions;
BEGIN
  SELECT * INTO person FROM attendees WHERE id = current_attendee(the_attendee) FOR NO KEY UPDATE;
  SELECT * INTO earlier FROM interactions WHERE idempotency_key = the_key;
  IF earlier.id IS NOT NULL THEN
    result.outcome := CASE WHEN earlier.fingerprint = the_fingerprint THEN 'replayed' ELSE 'idempotency_key_reused' END;
  ELSIF EXISTS (SELECT FROM event WHERE closed_at <= happened_at) THEN
    result.outcome := 'edition_over';
  ELSIF person.id IS NULL THEN
    result.outcome := 'attendee_not_found';
  ELSIF person.is_crew THEN
    result.outcome := 'crew_not_eligible';
  ELSE
    earlier.id := add_to_ledger(person, NULL, 'bonus', the_points, the_reason, '{}', the_cause, the_key,
      the_fingerprint, happened_at, happened_at);
    -- Another transaction may have taken the key for another attendee while we waited.
    result.outcome := CASE WHEN earlier.id IS NULL THEN 'idempotency_key_reused' ELSE 'awarded' END;
    earlier.attendee_id := person.id;
    earlier.points := the_points;
    earlier.total_after := person.total_points + the_points;
    earlier.occurred_at := happened_at;
  END IF;
  result.interaction_id := earlier.id;
  result.attendee_id := earlier.attendee_id;
  result.points := earlier.points;
  result.total_after := earlier.total_after;
  result.occurred_at := earlier.occurred_at;
  RETURN result;
END $$;
