-- Who runs the festival, and what they changed.

CREATE TABLE users (
  id text PRIMARY KEY DEFAULT random_id(),
  -- A person is known by what their provider says they are, never by an e-mail address.
  issuer text NOT NULL,
  subject text NOT NULL,
  email text,
  first_name text,
  last_name text,
  role text NOT NULL DEFAULT 'read-only' CHECK (role IN ('admin', 'staff', 'read-only')),
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (issuer, subject)
);

-- A sign-in that has left for the provider and not come back yet. Each is used once.
CREATE TABLE sign_ins (
  -- Hash of the secret in the browser's cookie.
  id_hash bytea PRIMARY KEY,
  state text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  started_at timestamptz NOT NULL
);

CREATE TABLE staff_sessions (
  -- Hash of the secret in the cookie: whoever reads this table cannot sign in with it.
  id_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Lets the provider end its own session as well.
  id_token text NOT NULL,
  started_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL
);

CREATE INDEX staff_sessions_of_user ON staff_sessions (user_id);

CREATE TABLE audit_records (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- No foreign key: the record outlives the user.
  actor_id text NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  before jsonb,
  after jsonb
);

CREATE INDEX audit_records_newest ON audit_records (at DESC);

CREATE TRIGGER audit_records_are_append_only BEFORE UPDATE OR DELETE ON audit_records
  FOR EACH ROW EXECUTE FUNCTION refuse_change('what happened, happened');
CREATE TRIGGER audit_records_are_never_truncated BEFORE TRUNCATE ON audit_records
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('what happened, happened');

CREATE TABLE prize_tiers (
  id text PRIMARY KEY DEFAULT random_id(),
  prize_name text NOT NULL CHECK (prize_name <> ''),
  required_points int NOT NULL CHECK (required_points >= 0),
  description text,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now()
);
