-- Notices of stations are mailed to whom the settings name. Null: there is nothing to mail, or nothing any more.
ALTER TABLE station_notices ADD COLUMN mail_due_at timestamptz;
