-- Awards the Fortune Teller's points for a fortune, once per attendee and event day (rulings). Answers the points,
-- 0 when there are none to be had, and then why. A fortune of the crew is recorded without points, as their taps are. Who
-- may earn where is the policy of the Fortune Teller, as at every tap.
CREATE OR REPLACE FUNCTION award_fortune(
  the_attendee text, happened_at timestamptz,
  -- The paired station at which it was told.
  the_cause text DEFAULT NULL,
  -- Told on the attendee's own phone.
  by_owner boolean DEFAULT false,
  -- At a station in training, which is used before the doors open.
  in_training boolean DEFAULT false,
  -- What the venue's clock showed then: in a demo it is ahead of the ledger.
  at_venue timestamptz DEFAULT NULL
) RETURNS TABLE (interaction_id bigint, points int, reason text) LANGUAGE plpgsql AS $$
DECLARE
  person attendees;
  place installations;
  is_away boolean;
  may_be_away boolean;
BEGIN
  points := 0;
  SELECT * INTO place FROM installations WHERE earned_by = 'fortune' AND is_active ORDER BY created_at LIMIT 1;
  SELECT * INTO person FROM attendees WHERE id = the_attendee FOR NO KEY UPDATE;
  IF place.id IS NOT NULL AND person.id IS NOT NULL THEN
    is_away := place.tap_policy <> 'open' AND the_cause IS NULL;
    may_be_away := place.tap_policy = 'station-or-owner' AND by_owner;
    SELECT w.reason INTO reason FROM why_no_points(person, place, happened_at, is_away AND may_be_away, at_venue) w;
    IF reason IS NULL AND is_away AND NOT may_be_away THEN
      reason := 'not-at-station';
    END IF;
    IF reason IS NULL AND NOT in_training AND NOT is_open_at(place.opening_hours, coalesce(at_venue, happened_at)) THEN
      reason := 'closed';
    END IF;
    IF reason IS NULL THEN
      points := place.point_value;
      interaction_id := add_to_ledger(person, place.id, 'fortune', points, NULL, '{}', the_cause, NULL, NULL, happened_at);
    ELSIF reason = 'crew' THEN
      interaction_id := add_to_ledger(person, place.id, 'fortune', 0, reason, jsonb_build_object('reason', reason),
        the_cause, NULL, NULL, happened_at);
    END IF;
  END IF;
  RETURN NEXT;
END $$;
