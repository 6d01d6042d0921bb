-- A claim goes forward only, and what has ended has ended.
CREATE OR REPLACE FUNCTION follow_prize_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (('reserved', 'handed-over'), ('reserved', 'cancelled'), ('reserved', 'expired'),
      ('handed-over', 'returned')) THEN
    RAISE EXCEPTION 'a prize that is % cannot become %', OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

-- Keeps prize_tiers.held and prize_sizes.held. The constraints there refuse the claim that would be one too many.
CREATE OR REPLACE FUNCTION count_held_prizes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_held boolean := NEW.state IN ('reserved', 'handed-over');
  was_held boolean := TG_OP = 'UPDATE' AND OLD.state IN ('reserved', 'handed-over');
BEGIN
  IF is_held <> was_held THEN
    UPDATE prize_tiers SET held = held + CASE WHEN is_held THEN 1 ELSE -1 END WHERE id = NEW.tier_id;
    UPDATE prize_sizes SET held = held + CASE WHEN is_held THEN 1 ELSE -1 END WHERE id = NEW.size_id;
  END IF;
  RETURN NULL;
END $$;
