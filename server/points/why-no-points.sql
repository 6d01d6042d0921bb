-- When this attendee may earn at this installation again, and why not now; both empty when they may. The crew never may:
-- points become prizes, and the crew stands beside the readers. An own phone may for 15 minutes after its owner tapped at
-- a station (rulings): a phone can be anywhere.
CREATE OR REPLACE FUNCTION why_no_points(
  person attendees, place installations, happened_at timestamptz,
  OUT reason text, OUT next_eligible_at timestamptz,
  -- No station saw it happen.
  by_own_phone boolean DEFAULT false,
  -- What the venue's clock showed then: in a demo it is ahead of the ledger.
  at_venue timestamptz DEFAULT NULL
) LANGUAGE plpgsql AS $$
DECLARE
  last_award timestamptz;
  day_begins timestamptz;
  day_ends timestamptz;
  ahead interval;
BEGIN
  IF person.is_crew THEN
    reason := 'crew';
    RETURN;
  END IF;
  IF place.max_per_event_day > 0 THEN
    at_venue := coalesce(at_venue, happened_at);
    ahead := make_interval(secs => extract(epoch FROM at_venue - happened_at));
    day_begins := event_day_begins(event_day(at_venue)) - ahead;
    day_ends := event_day_begins(event_day(at_venue) + 1) - ahead;
    IF (SELECT count(*) FROM interactions i
        WHERE i.attendee_id = person.id AND i.installation_id = place.id AND i.points > 0
          AND i.occurred_at >= day_begins AND i.occurred_at < day_ends) >= place.max_per_event_day THEN
      reason := 'daily-limit';
      next_eligible_at := day_ends;
      RETURN;
    END IF;
  END IF;
  IF place.cooldown_seconds > 0 THEN
    -- Both sides: a tap that was kept offline may arrive after a later one was awarded.
    SELECT max(i.occurred_at) INTO last_award FROM interactions i
      WHERE i.attendee_id = person.id AND i.installation_id = place.id AND i.points > 0
        AND i.occurred_at > happened_at - make_interval(secs => place.cooldown_seconds)
        AND i.occurred_at < happened_at + make_interval(secs => place.cooldown_seconds);
    IF last_award IS NOT NULL THEN
      reason := 'cooldown';
      next_eligible_at := last_award + make_interval(secs => place.cooldown_seconds);
      RETURN;
    END IF;
  END IF;
  -- Taps of stations alone name a cause.
  IF by_own_phone AND NOT EXISTS (
      SELECT FROM interactions i
        WHERE i.attendee_id = person.id AND i.kind = 'tap' AND i.caused_by IS NOT NULL
          AND i.occurred_at > happened_at - interval '15 minutes' AND i.occurred_at <= happened_at) THEN
    reason := 'no-recent-tap';
  END IF;
END $$;
