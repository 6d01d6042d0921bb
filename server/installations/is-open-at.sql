-- Whether an installation takes taps at a moment. A period belongs to an event day: what begins before the hour at which
-- the day begins lies in its night, and what does not close after it opens closes on the next calendar day.
CREATE OR REPLACE FUNCTION is_open_at(opening_hours jsonb, moment timestamptz) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN opening_hours = '[]' OR EXISTS (
    SELECT FROM event e,
      jsonb_to_recordset(opening_hours) AS p(day date, "opensAt" time, "closesAt" time),
      -- A period of yesterday may not have closed yet.
      generate_series(0, 1) AS days_ago,
      LATERAL (SELECT event_day(moment) - days_ago AS today) d,
      LATERAL (SELECT CASE WHEN extract(hour FROM "opensAt") < e.day_starts_at_hour THEN today + 1 ELSE today END
        + "opensAt" AS opens) o,
      LATERAL (SELECT opens::date + "closesAt" + CASE WHEN "closesAt" <= "opensAt" THEN interval '1 day' ELSE '0' END
        AS closes) c
    WHERE (day IS NULL OR day = today)
      AND moment >= opens AT TIME ZONE e.time_zone AND moment < closes AT TIME ZONE e.time_zone
  );
END $$;

-- When what is open at a moment closes, or else when it opens next; both empty without hours, and when no period is left
-- until the event's last day.
CREATE OR REPLACE FUNCTION opening_around(opening_hours jsonb, moment timestamptz, OUT closes_at timestamptz,
  OUT opens_at timestamptz) LANGUAGE plpgsql STABLE AS $$
BEGIN
  WITH periods AS (
    SELECT opens AT TIME ZONE e.time_zone AS opens, closes AT TIME ZONE e.time_zone AS closes
    FROM event e, jsonb_to_recordset(opening_hours) AS p(day date, "opensAt" time, "closesAt" time),
      generate_series(event_day(moment) - 1, greatest(e.ends_on, event_day(moment)), interval '1 day') AS s(at),
      LATERAL (SELECT CASE WHEN extract(hour FROM "opensAt") < e.day_starts_at_hour THEN at::date + 1 ELSE at::date END
        + "opensAt" AS opens) o,
      LATERAL (SELECT opens::date + "closesAt" + CASE WHEN "closesAt" <= "opensAt" THEN interval '1 day' ELSE '0' END
        AS closes) c
    WHERE day IS NULL OR day = at::date
  ), now_open AS (SELECT max(closes) AS until FROM periods WHERE opens <= moment AND closes > moment)
  SELECT until, CASE WHEN until IS NULL THEN (SELECT min(opens) FROM periods WHERE opens > moment) END
  INTO closes_at, opens_at FROM now_open;
END $$;
