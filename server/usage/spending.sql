-- Reserves the most that a request can use in every purse that it counts in, or in none of them. Processes take turns, so
-- that two of them cannot both spend the last cent. `purses` is a JSON array of { holder, isEvent, units, costMicros }
-- with the caps. Answers the day, and the holder whose cap is in the way.
CREATE OR REPLACE FUNCTION reserve_spending(
  the_service text, purses jsonb, the_units bigint, the_cost bigint, moment timestamptz,
  OUT day text, OUT in_the_way text
) LANGUAGE plpgsql AS $$
DECLARE
  blocked record;
BEGIN
  PERFORM pg_advisory_xact_lock(25120431);
  day := coalesce(event_day(moment), moment::date)::text;

  SELECT purse.holder, CASE WHEN purse."isEvent" THEN 'event' ELSE day END AS period INTO blocked
  FROM jsonb_to_recordset(purses) AS purse(holder text, "isEvent" boolean, units bigint, "costMicros" bigint)
  LEFT JOIN spending spent ON spent.service = the_service AND spent.holder = purse.holder
    AND spent.period = CASE WHEN purse."isEvent" THEN 'event' ELSE day END
  WHERE coalesce(spent.units, 0) + the_units > purse.units
    OR coalesce(spent.cost_micros, 0) + the_cost > purse."costMicros"
  -- The widest cap first: it tells staff the most.
  ORDER BY purse."isEvent" DESC, purse.units DESC
  LIMIT 1;

  IF FOUND THEN
    in_the_way := CASE WHEN blocked.period = 'event' THEN 'event' ELSE blocked.holder END;
    INSERT INTO spending (service, period, holder, withheld, withheld_at, spent_at)
    VALUES (the_service, blocked.period, blocked.holder, 1, moment, moment)
    ON CONFLICT (service, period, holder)
      DO UPDATE SET withheld = spending.withheld + 1, withheld_at = moment;
    RETURN;
  END IF;

  INSERT INTO spending (service, period, holder, units, cost_micros, spent_at)
  SELECT the_service, CASE WHEN purse."isEvent" THEN 'event' ELSE day END, purse.holder, the_units, the_cost, moment
  FROM jsonb_to_recordset(purses) AS purse(holder text, "isEvent" boolean)
  ON CONFLICT (service, period, holder) DO UPDATE SET
    units = spending.units + the_units, cost_micros = spending.cost_micros + the_cost, spent_at = moment;
END
$$;

-- Puts down what a request really used: the difference to what it had reserved on that day.
CREATE OR REPLACE FUNCTION settle_spending(
  the_service text, the_day text, holders text[], more_units bigint, more_cost bigint
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(25120431);
  UPDATE spending SET
    units = greatest(0, units + more_units), cost_micros = greatest(0, cost_micros + more_cost)
  WHERE service = the_service
    AND (period = the_day AND holder = ANY (holders) OR period = 'event' AND holder = 'all');
END
$$;
