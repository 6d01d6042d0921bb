-- The rows after one and up to another, summed by hour, kind and installation.
CREATE OR REPLACE FUNCTION ledger_figures_between(after_id bigint, upto_id bigint)
RETURNS TABLE (hour timestamptz, kind text, installation_id text, row_count bigint, points bigint)
LANGUAGE plpgsql STABLE SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  RETURN QUERY SELECT date_trunc('hour', i.occurred_at, 'UTC') AS h, i.kind,
      COALESCE(i.installation_id, CASE WHEN i.voids_id IS NOT NULL
        THEN (SELECT v.installation_id FROM interactions v WHERE v.id = i.voids_id) END, '') AS place,
      count(*), sum(i.points)
    FROM interactions i WHERE i.id > after_id AND i.id <= upto_id
    GROUP BY h, i.kind, place;
END $$;

-- The figures of this moment, exact. STABLE: all of it sees one and the same state of the database.
CREATE OR REPLACE FUNCTION ledger_figures_now()
RETURNS TABLE (hour timestamptz, kind text, installation_id text, row_count bigint, points bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT f.* FROM ledger_figures f;
  RETURN QUERY SELECT t.* FROM ledger_figures_progress p, ledger_figures_between(p.counted_to, 9223372036854775807) t;
END $$;

-- Counts on. Ids are given out before their rows are committed, so a higher one may be seen while a lower one is still
-- on its way. Whoever writes the ledger holds the attendee's row lock and therefore has a transaction id before the
-- row's id: once all transactions that were there when next_id was read have ended, nothing below it can appear.
CREATE OR REPLACE FUNCTION advance_ledger_figures() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  newest bigint := (SELECT max(id) FROM interactions);
  -- Every transaction below this one has ended. Read before the lock, which gives us a number of our own.
  ended xid8 := pg_snapshot_xmin(pg_current_snapshot());
  progress ledger_figures_progress;
BEGIN
  SELECT * INTO progress FROM ledger_figures_progress;
  -- A short tail is read faster than it is counted.
  IF newest IS NULL OR newest - progress.counted_to < 500 THEN RETURN; END IF;
  SELECT * INTO progress FROM ledger_figures_progress FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN; END IF;
  IF progress.next_id > progress.counted_to AND progress.next_xid < ended THEN
    INSERT INTO ledger_figures AS f
      SELECT * FROM ledger_figures_between(progress.counted_to, progress.next_id)
      ON CONFLICT (hour, kind, installation_id)
      DO UPDATE SET row_count = f.row_count + excluded.row_count, points = f.points + excluded.points;
    progress.counted_to := progress.next_id;
  ELSIF progress.next_id > progress.counted_to AND progress.next_xid <= pg_current_xact_id() THEN
    -- Still waiting. A number above our own comes from another server, whose dump this is: it is set anew below.
    RETURN;
  END IF;
  UPDATE ledger_figures_progress SET counted_to = progress.counted_to, next_id = newest,
    next_xid = pg_current_xact_id();
END $$;
