-- An installation at which nothing ever happened may be deleted; any other keeps its history (installation_has_history
-- stands beside the slice of installations).
CREATE FUNCTION refuse_delete_with_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF installation_has_history(OLD.id) THEN
    RAISE EXCEPTION 'DELETE of installations is not allowed: switch it off instead, its history stays'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;

DROP TRIGGER installations_are_never_deleted ON installations;
CREATE TRIGGER installations_with_history_are_never_deleted BEFORE DELETE ON installations
  FOR EACH ROW EXECUTE FUNCTION refuse_delete_with_history();
