-- Adds a row to the ledger and its points to the total. The caller holds the attendee's row lock. Answers NULL
-- when the idempotency key was taken meanwhile.
CREATE OR REPLACE FUNCTION add_to_ledger(
  person attendees, the_installation text, the_kind text, the_points int, the_reason text, the_metadata jsonb,
  the_cause text, the_key text, the_fingerprint text, happened_at timestamptz,
  -- By the same clock as happened_at: two clocks that differ would make a fresh row look late.
  learned_at timestamptz DEFAULT clock_timestamp()
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE row_id bigint;
BEGIN
  INSERT INTO interactions (attendee_id, installation_id, kind, points, total_after, reason, metadata, caused_by,
      idempotency_key, fingerprint, occurred_at, recorded_at)
    VALUES (person.id, the_installation, the_kind, the_points, person.total_points + the_points, the_reason,
      the_metadata, the_cause, the_key, the_fingerprint, happened_at, learned_at)
    ON CONFLICT (idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING
    RETURNING id INTO row_id;
  IF row_id IS NOT NULL AND the_points <> 0 THEN
    -- A row without points does not move the moment at which the total was reached.
    UPDATE attendees SET total_points = total_points + the_points,
        total_reached_at = GREATEST(total_reached_at, happened_at)
      WHERE id = person.id;
  END IF;
  RETURN row_id;
END $$;
