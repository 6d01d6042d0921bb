-- Points that staff give and take back, and figures that are exact however many taps there were.

-- What became of a bonus or a void: 'awarded', 'replayed', or the code of a refusal.
CREATE TYPE staff_award AS (
  outcome text,
  interaction_id bigint,
  attendee_id text,
  points int,
  total_after int,
  occurred_at timestamptz
);

-- Gives bonus points under the attendee's row lock. The same key again answers what it answered first.
CREATE FUNCTION award_bonus(
  the_attendee text, the_points int, the_reason text, the_cause text, the_key text, the_fingerprint text,
  happened_at timestamptz
) RETURNS staff_award LANGUAGE plpgsql AS $$
DECLARE
  result staff_award;
  person attendees;
  earlier interactions;
BEGIN
  SELECT * INTO person FROM attendees WHERE id = the_attendee FOR NO KEY UPDATE;
  SELECT * INTO earlier FROM interactions WHERE idempotency_key = the_key;
  IF earlier.id IS NOT NULL THEN
    result.outcome := CASE WHEN earlier.fingerprint = the_fingerprint THEN 'replayed' ELSE 'idempotency_key_reused' END;
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

-- Takes a row's points back with a negative row that names it, once. What remains was reached when the last row that
-- still counts happened: a correction neither moves somebody forward in a tie nor back.
CREATE FUNCTION void_interaction(the_row bigint, the_reason text, the_cause text, happened_at timestamptz)
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

-- The latest bonuses and voids, without walking over a million taps. The taps do not pay for it.
CREATE INDEX interactions_by_staff ON interactions (id) WHERE kind IN ('bonus', 'void');

-- The ledger counted up to a row. Nothing of it is written by a tap: one counter that every tap changes would make
-- them all wait for each other. Reading counts on (advance_ledger_figures) and adds what is not counted yet.
CREATE TABLE ledger_figures (
  hour timestamptz NOT NULL,
  kind text NOT NULL,
  -- Of a void: where the points had been earned. Empty for bonuses.
  installation_id text NOT NULL,
  row_count bigint NOT NULL,
  points bigint NOT NULL,
  PRIMARY KEY (hour, kind, installation_id)
);

CREATE TABLE ledger_figures_progress (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  counted_to bigint NOT NULL DEFAULT 0,
  -- Up to here can be counted next, as soon as every transaction up to this one has ended.
  next_id bigint,
  next_xid xid8
);
INSERT INTO ledger_figures_progress DEFAULT VALUES;

-- The rows after one and up to another, summed by hour, kind and installation.
CREATE FUNCTION ledger_figures_between(after_id bigint, upto_id bigint)
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
CREATE FUNCTION ledger_figures_now()
RETURNS TABLE (hour timestamptz, kind text, installation_id text, row_count bigint, points bigint)
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT f.* FROM ledger_figures f;
  RETURN QUERY SELECT t.* FROM ledger_figures_progress p, ledger_figures_between(p.counted_to, 9223372036854775807) t;
END $$;

-- Counts on. Ids are given out before their rows are committed, so a higher one may be seen while a lower one is still
-- on its way. Whoever writes the ledger holds the attendee's row lock and therefore has a transaction id before the
-- row's id: once all transactions that were there when next_id was read have ended, nothing below it can appear.
CREATE FUNCTION advance_ledger_figures() RETURNS void LANGUAGE plpgsql AS $$
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
