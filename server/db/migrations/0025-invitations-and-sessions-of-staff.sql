-- Addresses that may sign in, and as what. The row goes with the first sign-in.
CREATE TABLE staff_invitations (
  id text PRIMARY KEY DEFAULT random_id(),
  -- In lower case.
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  role text NOT NULL CHECK (role IN ('admin', 'staff', 'read-only')),
  invited_at timestamptz NOT NULL
);

-- Who was invited may sign in again, also when STAFF_DOMAINS would refuse their address.
ALTER TABLE users ADD COLUMN is_invited boolean NOT NULL DEFAULT false;

-- What a session is called where it can be ended; its hash stays where it is.
ALTER TABLE staff_sessions ADD COLUMN id text NOT NULL UNIQUE DEFAULT random_id();
-- Names of browser and system, such as Firefox and Android; the whole user agent is kept nowhere.
ALTER TABLE staff_sessions ADD COLUMN browser text;
ALTER TABLE staff_sessions ADD COLUMN system text;
