-- Where a festival sends no mail, its photos say so, instead of that their owner has no address.
ALTER TABLE photos DROP CONSTRAINT photos_email_state_check;
ALTER TABLE photos ADD CONSTRAINT photos_email_state_check
  CHECK (email_state IN ('queued', 'sending', 'sent', 'failed', 'no-address', 'mail-off'));
