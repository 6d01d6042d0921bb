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
