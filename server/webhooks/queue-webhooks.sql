-- Whether anybody listens for an event: a look at a table of some rows, and all that a tap pays when nobody does.
CREATE OR REPLACE FUNCTION is_told(the_event text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM webhooks w WHERE w.is_active AND the_event = ANY (w.events));
END $$;

-- A person as other programs are told of them: no e-mail, no band, no picture.
CREATE OR REPLACE FUNCTION told_person(the_attendee text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT jsonb_build_object('id', a.id, 'tiktokUsername', a.tiktok_username, 'attendeeName', a.attendee_name,
      'isPublic', NOT a.is_hidden AND NOT a.is_crew) FROM attendees a WHERE a.id = the_attendee);
END $$;

-- Writes a message to everybody who listens for it, in the transaction of the caller. The lock is held already by who
-- writes the ledger; with it the messages of one person have ids in the order in which they are committed.
CREATE OR REPLACE FUNCTION queue_webhooks(the_event text, the_attendee text, the_data jsonb, the_moment timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM attendees a WHERE a.id = the_attendee FOR NO KEY UPDATE;
  INSERT INTO webhook_deliveries (webhook_id, event, attendee_id, data, happened_at)
    SELECT w.id, the_event, the_attendee, the_data, the_moment FROM webhooks w
    WHERE w.is_active AND the_event = ANY (w.events);
END $$;

-- A photo booth is where a photo or a vibe earns points. What was read in a face is told to nobody; a vibe that somebody
-- picked themselves is.
CREATE OR REPLACE FUNCTION tell_of_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE row_told jsonb;
BEGIN
  IF NEW.points = 0 AND NEW.kind <> 'tap' THEN RETURN NULL; END IF;
  IF NEW.points <> 0 AND is_told('points.changed') THEN
    PERFORM queue_webhooks('points.changed', NEW.attendee_id, jsonb_build_object('attendee', told_person(NEW.attendee_id),
      'interaction', jsonb_build_object('id', NEW.id::text, 'kind', NEW.kind, 'points', NEW.points,
        'installationId', NEW.installation_id),
      'totalPoints', NEW.total_after), NEW.occurred_at);
  END IF;
  IF NEW.kind = 'tap' AND is_told('aura.created') AND EXISTS (
      SELECT FROM installations p WHERE p.id = NEW.installation_id AND p.earned_by = 'photo') THEN
    PERFORM queue_webhooks('aura.created', NEW.attendee_id, jsonb_build_object('attendee', told_person(NEW.attendee_id),
      'interaction', jsonb_build_object('id', NEW.id::text, 'points', NEW.points, 'installationId', NEW.installation_id),
      'vibe', NEW.metadata -> 'chosenEmotion'), NEW.occurred_at);
  END IF;
  RETURN NULL;
END $$;

-- The first band of a person checks them in; every other one is a new band.
CREATE OR REPLACE FUNCTION tell_of_wristband() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_told('attendee.checked_in') AND NOT EXISTS (
      SELECT FROM wristbands w WHERE w.attendee_id = NEW.attendee_id AND w.id <> NEW.id) THEN
    PERFORM queue_webhooks('attendee.checked_in', NEW.attendee_id,
      jsonb_build_object('attendee', told_person(NEW.attendee_id)), NEW.linked_at);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION tell_of_prize() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.state = NEW.state THEN RETURN NULL; END IF;
  END IF;
  IF is_told('prize.updated') THEN
    PERFORM queue_webhooks('prize.updated', NEW.attendee_id, jsonb_build_object('attendee', told_person(NEW.attendee_id),
      'prize', jsonb_build_object('claimId', NEW.id, 'tierId', NEW.tier_id, 'name', NEW.prize_name,
        'size', NEW.size_name, 'state', NEW.state)),
      coalesce(NEW.ended_at, NEW.handed_over_at, NEW.reserved_at));
  END IF;
  RETURN NULL;
END $$;

-- What was asked, and not who asked it.
CREATE OR REPLACE FUNCTION tell_of_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_told('question.asked') THEN
    PERFORM queue_webhooks('question.asked', (SELECT s.attendee_id FROM sessions s WHERE s.id = NEW.session_id),
      jsonb_build_object('question', jsonb_build_object('id', NEW.id, 'language', NEW.language, 'text', NEW.question,
        'isAnswered', NEW.grounded)), NEW.created_at);
  END IF;
  RETURN NULL;
END $$;

-- Somebody was erased, and what waited about them is gone. A message that is on its way now arrives within the lease of a
-- minute, and this one comes after it.
CREATE OR REPLACE FUNCTION tell_of_erasure(the_attendee text, the_moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF is_told('attendee.erased') THEN
    INSERT INTO webhook_deliveries (webhook_id, event, attendee_id, data, happened_at, next_try_at)
      SELECT w.id, 'attendee.erased', the_attendee, jsonb_build_object('attendee', jsonb_build_object('id', the_attendee)),
        the_moment, the_moment + interval '1 minute'
      FROM webhooks w WHERE w.is_active AND 'attendee.erased' = ANY (w.events);
  END IF;
END $$;
