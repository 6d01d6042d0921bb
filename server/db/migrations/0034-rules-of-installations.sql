-- When an installation takes taps: a list of periods {"day", "opensAt", "closesAt"} in venue time, where a day of null is
-- every day. An empty list is always open.
ALTER TABLE installations ADD COLUMN opening_hours jsonb NOT NULL DEFAULT '[]';

-- Put away by an administrator: its points stay, and no screen shows it any more.
ALTER TABLE installations ADD COLUMN archived_at timestamptz;
ALTER TABLE installations ADD CONSTRAINT archived_is_inactive CHECK (archived_at IS NULL OR NOT is_active);
