-- Whom an id means now: whoever was merged is the one who stayed.
CREATE OR REPLACE FUNCTION current_attendee(the_attendee text) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT kept_id FROM merged_attendees WHERE gone_id = the_attendee), the_attendee);
END $$;
