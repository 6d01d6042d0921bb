-- What people saved of the programme: an attendee's is the same in every session, a guest's lives in one session.

CREATE TABLE itinerary_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attendee_id text REFERENCES attendees ON DELETE CASCADE,
  session_id text REFERENCES sessions ON DELETE CASCADE,
  entry_id text NOT NULL REFERENCES knowledge_entries,
  saved_at timestamptz NOT NULL,
  CHECK (num_nonnulls(attendee_id, session_id) = 1)
);

CREATE UNIQUE INDEX itinerary_items_of_attendee ON itinerary_items (attendee_id, entry_id) WHERE attendee_id IS NOT NULL;
CREATE UNIQUE INDEX itinerary_items_of_session ON itinerary_items (session_id, entry_id) WHERE session_id IS NOT NULL;
