-- A session of an attendee knows who opened it: only its holders may write into it, and a shared link only reads.

-- Existing sessions were opened by whoever knew the band.
ALTER TABLE sessions ADD COLUMN opened_by text NOT NULL DEFAULT 'nobody'
  CHECK (opened_by IN ('station', 'phone', 'nobody'));
ALTER TABLE sessions ADD COLUMN station_id text REFERENCES stations;
ALTER TABLE sessions ADD CONSTRAINT sessions_of_a_station CHECK ((opened_by = 'station') = (station_id IS NOT NULL));

UPDATE sessions SET opened_by = 'phone' WHERE id IN (SELECT session_id FROM phones);
