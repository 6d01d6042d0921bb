-- What an administrator said about a step of the set-up guide; a step without a row is judged by what is there.
CREATE TABLE setup_steps (
  step text PRIMARY KEY,
  state text NOT NULL CHECK (state IN ('done', 'skipped')),
  said_at timestamptz NOT NULL
);
