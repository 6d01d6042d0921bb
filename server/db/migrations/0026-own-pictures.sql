-- Pictures of people are ours: checked, encoded anew and served by us, so that no screen asks another site for one.
CREATE TABLE avatars (
  attendee_id text PRIMARY KEY REFERENCES attendees (id),
  name text NOT NULL UNIQUE,
  small bytea NOT NULL,
  medium bytea NOT NULL,
  large bytea NOT NULL,
  made_at timestamptz NOT NULL
);
-- They are compressed already.
ALTER TABLE avatars ALTER COLUMN small SET STORAGE EXTERNAL, ALTER COLUMN medium SET STORAGE EXTERNAL,
  ALTER COLUMN large SET STORAGE EXTERNAL;

-- Addresses of other sites, which nobody may have any more.
UPDATE attendees SET avatar_url = NULL WHERE avatar_url IS NOT NULL;
ALTER TABLE attendees ADD CONSTRAINT own_picture CHECK (avatar_url ~ '^/api/avatars/[A-Za-z0-9_-]{22}$');
