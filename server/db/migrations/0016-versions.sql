-- Whoever saves what they read says which version they read; a save on an old one is refused instead of erasing the
-- save before it. The database counts, so that no program can forget to.

-- One more with every change that says something else; the columns that are named do not count.
CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- Without a name there is no array at all.
  uncounted text[] := coalesce(TG_ARGV, '{}');
BEGIN
  NEW.version := OLD.version;
  IF to_jsonb(NEW) - uncounted IS DISTINCT FROM to_jsonb(OLD) - uncounted THEN
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END $$;

ALTER TABLE knowledge_entries ADD COLUMN version int NOT NULL DEFAULT 1;
ALTER TABLE installations ADD COLUMN version int NOT NULL DEFAULT 1;
ALTER TABLE prize_tiers ADD COLUMN version int NOT NULL DEFAULT 1;
ALTER TABLE attendees ADD COLUMN version int NOT NULL DEFAULT 1;
ALTER TABLE finale ADD COLUMN version int NOT NULL DEFAULT 1;

CREATE TRIGGER knowledge_entries_version BEFORE UPDATE ON knowledge_entries
  FOR EACH ROW EXECUTE FUNCTION count_version('updated_at');
CREATE TRIGGER installations_version BEFORE UPDATE ON installations
  FOR EACH ROW EXECUTE FUNCTION count_version();
CREATE TRIGGER prize_tiers_version BEFORE UPDATE ON prize_tiers
  FOR EACH ROW EXECUTE FUNCTION count_version('held');
CREATE TRIGGER finale_version BEFORE UPDATE ON finale
  FOR EACH ROW EXECUTE FUNCTION count_version();
-- A tap changes the total of a person and nothing that is named here: it does not pay for this trigger.
CREATE TRIGGER attendees_version
  BEFORE UPDATE OF tiktok_username, first_name, last_name, attendee_name, avatar_url, email, language, age_band,
    is_crew, is_hidden, version ON attendees
  FOR EACH ROW EXECUTE FUNCTION count_version('total_points', 'total_reached_at');

-- Where a browser wants to be once it is signed in: a path of ours, or nothing.
ALTER TABLE sign_ins ADD COLUMN return_to text;
