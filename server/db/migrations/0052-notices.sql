-- What an organiser must know is said once: to each of the staff until they put it away, and once by mail.
CREATE TABLE notices_put_away (
  user_id text NOT NULL REFERENCES users ON DELETE CASCADE,
  cause text NOT NULL,
  put_away_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, cause)
);

CREATE TABLE notices_mailed (
  cause text PRIMARY KEY,
  mailed_at timestamptz NOT NULL
);
