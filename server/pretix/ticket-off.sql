-- Why the ticket of a person opens no door any more, and whether an administrator has seen it: nothing for who has a good
-- one, or none from a shop.
CREATE OR REPLACE FUNCTION ticket_off(the_attendee text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN t.off_reason IS NOT NULL
      THEN jsonb_build_object('reason', t.off_reason, 'isSeen', t.off_seen_at IS NOT NULL) END
    FROM (SELECT off_reason, off_seen_at FROM pretix_tickets
      WHERE attendee_id = the_attendee AND NOT is_forgotten
      ORDER BY off_reason IS NOT NULL, off_since DESC LIMIT 1) t
$$;
