-- Judges one tap and records it. `at_station` is the installation that the caller may tap at, or NULL for an open browser;
-- `the_cause` the paired station, or NULL for an own phone and an open browser.
-- Refusals are kept in refused_taps and answered as their code; nothing else is written for them.
CREATE OR REPLACE FUNCTION record_tap(
  the_tag text, the_installation text, at_station text, the_cause text, the_key text, the_fingerprint text,
  the_metadata jsonb, happened_at timestamptz, learned_at timestamptz,
  -- What the person did: a plain tap, or a tap with a photo or a vibe.
  the_act text DEFAULT 'tap',
  -- At a station in training, which is used before the doors open.
  in_training boolean DEFAULT false,
  -- What the venue's clock showed when it happened: in a demo it is ahead of the ledger.
  at_venue timestamptz DEFAULT NULL
) RETURNS tap_outcome LANGUAGE plpgsql AS $$
DECLARE
  result tap_outcome;
  place installations;
  person attendees;
  earlier interactions;
  earlier_fingerprint text;
  by_own_phone boolean;
BEGIN
  at_venue := coalesce(at_venue, happened_at);
  SELECT * INTO place FROM installations WHERE id = the_installation;
  SELECT a.* INTO person FROM wristbands w JOIN attendees a ON a.id = w.attendee_id
    WHERE w.tag = the_tag AND w.ended_at IS NULL
    FOR NO KEY UPDATE OF a;

  -- A replay answers what the first call answered, whatever has changed since.
  IF the_key IS NOT NULL THEN
    SELECT i.* INTO earlier FROM interactions i WHERE i.idempotency_key = the_key;
    earlier_fingerprint := earlier.fingerprint;
    IF earlier.id IS NULL THEN
      SELECT r.fingerprint INTO earlier_fingerprint FROM repeated_taps r WHERE r.idempotency_key = the_key;
      IF FOUND THEN
        SELECT i.* INTO earlier FROM repeated_taps r JOIN interactions i ON i.id = r.interaction_id
          WHERE r.idempotency_key = the_key;
      END IF;
    END IF;
    IF earlier.id IS NOT NULL THEN
      IF earlier_fingerprint IS DISTINCT FROM the_fingerprint THEN
        result.outcome := 'idempotency_key_reused';
        RETURN result;
      END IF;
      IF person.id IS DISTINCT FROM earlier.attendee_id THEN
        SELECT * INTO person FROM attendees WHERE id = earlier.attendee_id;
      END IF;
      result.outcome := 'replayed';
    END IF;
  END IF;

  IF result.outcome IS NULL THEN
    IF place.id IS NULL THEN
      result.outcome := 'installation_not_found';
    ELSIF place.tap_policy <> 'open' AND at_station IS DISTINCT FROM place.id THEN
      result.outcome := 'station_not_paired';
    ELSIF NOT in_training AND NOT EXISTS (
      SELECT FROM event WHERE (closed_at IS NULL OR happened_at < closed_at) AND (began_at IS NULL OR happened_at >= began_at)
    ) THEN
      -- It happened in an edition that is over. A band is worn by others in the next one.
      result.outcome := 'edition_over';
      person := NULL;
    ELSIF person.id IS NULL THEN
      result.outcome := 'wristband_not_linked';
    ELSIF NOT place.is_active THEN
      result.outcome := 'installation_inactive';
    ELSIF place.earned_by <> the_act THEN
      result.outcome := 'installation_without_taps';
    ELSIF NOT in_training AND place.opening_hours <> '[]' AND NOT is_open_at(place.opening_hours, at_venue) THEN
      result.outcome := 'installation_closed';
      SELECT opens_at INTO result.next_eligible_at FROM opening_around(place.opening_hours, at_venue);
    END IF;
    IF result.outcome IS NOT NULL THEN
      IF place.id IS NOT NULL THEN
        INSERT INTO refused_taps (tag, attendee_id, installation_id, code, caused_by, occurred_at, recorded_at)
          VALUES (the_tag, person.id, the_installation, result.outcome, the_cause, happened_at, learned_at);
      END IF;
      RETURN result;
    END IF;

    -- The same band at the same place within 3 seconds is the same tap (points.md).
    SELECT i.* INTO earlier FROM interactions i
      WHERE i.attendee_id = person.id AND i.installation_id = place.id AND i.kind = 'tap'
        AND i.occurred_at > happened_at - interval '3 seconds'
        AND i.occurred_at < happened_at + interval '3 seconds'
      ORDER BY i.occurred_at LIMIT 1;
    IF earlier.id IS NOT NULL THEN
      result.outcome := 'repeated';
      IF the_key IS NOT NULL THEN
        INSERT INTO repeated_taps (idempotency_key, fingerprint, interaction_id)
          VALUES (the_key, the_fingerprint, earlier.id) ON CONFLICT DO NOTHING;
      END IF;
    ELSE
      earlier.points := place.point_value;
      by_own_phone := place.tap_policy <> 'open' AND the_cause IS NULL;
      IF happened_at < learned_at - interval '24 hours' THEN
        earlier.reason := 'too-late';
      ELSIF person.is_crew OR place.cooldown_seconds > 0 OR place.max_per_event_day > 0 OR by_own_phone THEN
        SELECT w.reason, w.next_eligible_at INTO earlier.reason, result.next_eligible_at
          FROM why_no_points(person, place, happened_at, by_own_phone, at_venue) w;
      END IF;
      IF earlier.reason IS NOT NULL THEN
        earlier.points := 0;
        the_metadata := the_metadata || jsonb_build_object('reason', earlier.reason);
        IF result.next_eligible_at IS NOT NULL THEN
          the_metadata := the_metadata || jsonb_build_object('nextEligibleAt', result.next_eligible_at);
        END IF;
      END IF;
      earlier.id := add_to_ledger(person, place.id, 'tap', earlier.points, earlier.reason, the_metadata,
        the_cause, the_key, the_fingerprint, happened_at, learned_at);
      IF earlier.id IS NULL THEN
        -- Another transaction took this key for another attendee while we waited.
        result.outcome := 'idempotency_key_reused';
        RETURN result;
      END IF;
      earlier.occurred_at := happened_at;
      earlier.metadata := the_metadata;
      earlier.total_after := person.total_points + earlier.points;
      result.outcome := 'awarded';
    END IF;
  END IF;

  result.interaction_id := earlier.id;
  result.attendee_id := person.id;
  result.points := earlier.points;
  result.reason := earlier.reason;
  result.next_eligible_at := (earlier.metadata ->> 'nextEligibleAt')::timestamptz;
  result.display_duration_seconds := place.display_duration_seconds;
  result.occurred_at := earlier.occurred_at;
  result.total_points := earlier.total_after;
  result.tiktok_username := person.tiktok_username;
  result.first_name := person.first_name;
  result.last_name := person.last_name;
  result.avatar_url := person.avatar_url;
  result.attendee_name := person.attendee_name;
  result.is_public := NOT person.is_hidden AND NOT person.is_crew;
  RETURN result;
END $$;
