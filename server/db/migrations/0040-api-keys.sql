-- Keys by which other programs call.
CREATE TABLE api_keys (
  id text PRIMARY KEY DEFAULT random_id(),
  name text NOT NULL,
  -- Of the whole key, which is kept nowhere.
  key_hash bytea NOT NULL UNIQUE,
  ends_with text NOT NULL,
  scopes text[] NOT NULL,
  created_at timestamptz NOT NULL,
  -- Who made it; users can be removed.
  created_by text NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
