-- Makes one person of two. The ledger is append-only: what the one who goes has earned is taken back row by row, and given
-- to the one who stays as one bonus that names whom it is from. The alias that is left has no points and no name.
CREATE OR REPLACE FUNCTION merge_attendees(
  the_kept text, the_gone text, the_reason text, the_cause text, happened_at timestamptz, OUT outcome text, OUT points int
) LANGUAGE plpgsql AS $$
DECLARE
  kept attendees;
  gone attendees;
  earned record;
  claim record;
BEGIN
  -- In the order in which taps lock, and against everything that would name one of them meanwhile.
  PERFORM FROM attendees WHERE id IN (the_kept, the_gone) ORDER BY id FOR UPDATE;
  SELECT * INTO kept FROM attendees WHERE id = the_kept;
  SELECT * INTO gone FROM attendees WHERE id = the_gone;
  points := gone.total_points;
  outcome := CASE
    WHEN kept.is_crew OR gone.is_crew THEN 'crew_not_eligible'
    WHEN EXISTS (SELECT FROM finale WHERE frozen_at IS NOT NULL) THEN 'board_not_open'
    WHEN EXISTS (SELECT FROM erasure_requests WHERE attendee_id IN (the_kept, the_gone) AND ended_at IS NULL)
      THEN 'erasure_waiting'
    ELSE 'merged' END;
  IF outcome <> 'merged' THEN RETURN; END IF;

  FOR earned IN SELECT i.id FROM interactions i WHERE i.attendee_id = the_gone AND i.points > 0
      AND NOT EXISTS (SELECT FROM interactions v WHERE v.voids_id = i.id) ORDER BY i.id
  LOOP
    PERFORM void_interaction(earned.id, the_reason, the_cause, happened_at);
  END LOOP;
  IF gone.total_points > 0 THEN
    PERFORM add_to_ledger(kept, NULL, 'bonus', gone.total_points, the_reason, jsonb_build_object('mergedFrom', the_gone),
      the_cause, NULL, NULL, happened_at, happened_at);
  END IF;

  -- One band at a time: where both wear one, that of the person who stays goes on working.
  IF EXISTS (SELECT FROM wristbands WHERE attendee_id = the_kept AND ended_at IS NULL) THEN
    UPDATE wristbands SET ended_at = GREATEST(linked_at, happened_at), end_reason = 'replaced'
      WHERE attendee_id = the_gone AND ended_at IS NULL;
  END IF;
  UPDATE wristbands SET attendee_id = the_kept WHERE attendee_id = the_gone;
  UPDATE sessions SET attendee_id = the_kept WHERE attendee_id = the_gone;
  UPDATE phones SET attendee_id = the_kept WHERE attendee_id = the_gone;
  UPDATE photos SET attendee_id = the_kept WHERE attendee_id = the_gone;
  DELETE FROM consents c WHERE c.attendee_id = the_gone AND c.idempotency_key IN
    (SELECT idempotency_key FROM consents WHERE attendee_id = the_kept) AND NOT EXISTS (SELECT FROM photos p WHERE p.consent_id = c.id);
  UPDATE consents SET attendee_id = the_kept WHERE attendee_id = the_gone;
  UPDATE refused_taps SET attendee_id = the_kept WHERE attendee_id = the_gone;
  UPDATE erasure_requests SET attendee_id = the_kept WHERE attendee_id = the_gone;
  UPDATE ticket_references SET attendee_id = the_kept WHERE attendee_id = the_gone;
  UPDATE pretix_tickets SET attendee_id = the_kept WHERE attendee_id = the_gone;
  -- Whoever was merged into the one who goes now is the one who stays.
  UPDATE merged_attendees SET kept_id = the_kept WHERE kept_id = the_gone;
  INSERT INTO merged_attendees (gone_id, kept_id, tiktok_username, merged_at)
    VALUES (the_gone, the_kept, gone.tiktok_username, happened_at);
  DELETE FROM claims WHERE attendee_id = the_gone;
  DELETE FROM itinerary_items i WHERE i.attendee_id = the_gone
    AND EXISTS (SELECT FROM itinerary_items k WHERE k.attendee_id = the_kept AND k.entry_id = i.entry_id);
  UPDATE itinerary_items SET attendee_id = the_kept WHERE attendee_id = the_gone;
  -- A piece of a prize that both hold is another piece of the one who stays.
  FOR claim IN SELECT id, tier_id FROM prize_claims WHERE attendee_id = the_gone ORDER BY piece
  LOOP
    UPDATE prize_claims SET attendee_id = the_kept, piece = 1 + COALESCE((SELECT max(c.piece) FROM prize_claims c
        WHERE c.attendee_id = the_kept AND c.tier_id = claim.tier_id AND c.state IN ('reserved', 'handed-over')), 0)
      WHERE id = claim.id;
  END LOOP;
  IF kept.avatar_url IS NULL THEN
    UPDATE avatars SET attendee_id = the_kept WHERE attendee_id = the_gone;
  ELSE
    DELETE FROM avatars WHERE attendee_id = the_gone;
  END IF;
  DELETE FROM wanted_pictures WHERE attendee_id = the_gone;
  -- Neither import can be undone for them any more.
  DELETE FROM imported_people WHERE attendee_id IN (the_kept, the_gone);
  UPDATE audit_records SET before = NULL, after = '{"isErased": true}' WHERE subject = the_gone
    AND action SIMILAR TO '(attendee|wristband).%' AND after IS DISTINCT FROM '{"isErased": true}';
  UPDATE attendees SET tiktok_username = 'merged-' || random_id(), first_name = 'merged', last_name = '',
      attendee_name = 'merged-' || id, avatar_url = NULL, email = NULL, language = 'en', age_band = 'unknown',
      is_hidden = true
    WHERE id = the_gone;
  UPDATE attendees SET email = COALESCE(kept.email, gone.email),
      avatar_url = COALESCE(kept.avatar_url, gone.avatar_url),
      age_band = CASE WHEN kept.age_band = 'unknown' THEN gone.age_band ELSE kept.age_band END
    WHERE id = the_kept;
END $$;
