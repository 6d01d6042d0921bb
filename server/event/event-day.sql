-- The event day that a moment belongs to: the party of Saturday night is Saturday until 06:00 venue time.
CREATE OR REPLACE FUNCTION event_day(moment timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT ((moment AT TIME ZONE time_zone) - make_interval(hours => day_starts_at_hour))::date FROM event
$$;

-- When an event day begins.
CREATE OR REPLACE FUNCTION event_day_begins(day date) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT (day + make_interval(hours => day_starts_at_hour)) AT TIME ZONE time_zone FROM event
$$;
