-- The ledger is looked at every minute: how far, and what was found.
CREATE TABLE ledger_watch (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  checked_to bigint NOT NULL,
  last_id text NOT NULL,
  broken jsonb NOT NULL,
  checked_at timestamptz
);
INSERT INTO ledger_watch (checked_to, last_id, broken) SELECT COALESCE(max(id), 0), '', '[]' FROM interactions;
