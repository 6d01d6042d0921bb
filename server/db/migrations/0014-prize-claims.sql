-- The prize desk: what is in stock, and who was given what.

ALTER TABLE prize_tiers
  -- How many there are altogether, for the whole festival; nothing means that there are always enough.
  ADD COLUMN stock int CHECK (stock >= 0),
  -- How many of them are reserved or in somebody's hands. The trigger below counts, nobody else.
  ADD COLUMN held int NOT NULL DEFAULT 0 CHECK (held >= 0),
  ADD COLUMN per_person_limit int NOT NULL DEFAULT 1 CHECK (per_person_limit >= 1),
  -- A prize that somebody was given cannot be forgotten: a deleted tier is only no longer shown.
  ADD COLUMN removed_at timestamptz,
  -- The last one is given once, whatever a program believes.
  ADD CONSTRAINT prize_tiers_hold_no_more_than_there_is CHECK (held <= stock);

-- One piece of a prize for one person, from the reservation to its end. Rows stay: they are the history of the desk.
CREATE TABLE prize_claims (
  id text PRIMARY KEY DEFAULT random_id(),
  tier_id text NOT NULL REFERENCES prize_tiers,
  attendee_id text NOT NULL REFERENCES attendees,
  -- Which of the pieces that one person may have: 1 up to the limit of the tier.
  piece int NOT NULL CHECK (piece >= 1),
  -- As they were at that moment: a tier that is renamed later renames nobody's prize.
  prize_name text NOT NULL,
  required_points int NOT NULL,
  state text NOT NULL DEFAULT 'reserved'
    CHECK (state IN ('reserved', 'handed-over', 'returned', 'cancelled', 'expired')),
  reserved_at timestamptz NOT NULL,
  reserved_by text NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > reserved_at),
  handed_over_at timestamptz,
  handed_over_by text,
  -- When it was returned, cancelled or ran out, and who did it; nobody makes a reservation run out.
  ended_at timestamptz,
  ended_by text,
  reason text,
  idempotency_key text UNIQUE,
  fingerprint text,
  CHECK ((state IN ('handed-over', 'returned')) = (handed_over_at IS NOT NULL)),
  CHECK ((state IN ('returned', 'cancelled', 'expired')) = (ended_at IS NOT NULL)),
  CHECK (state <> 'returned' OR reason <> '')
);

-- Nobody holds the same piece twice: this is what makes the limit a limit.
CREATE UNIQUE INDEX prize_claims_piece_held_once ON prize_claims (tier_id, attendee_id, piece)
  WHERE state IN ('reserved', 'handed-over');
CREATE INDEX prize_claims_of_tier ON prize_claims (tier_id, state);
CREATE INDEX prize_claims_of_attendee ON prize_claims (attendee_id);
CREATE INDEX prize_claims_newest ON prize_claims (reserved_at DESC, id);

-- A claim goes forward only, and what has ended has ended.
CREATE FUNCTION follow_prize_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> NEW.state AND (OLD.state, NEW.state) NOT IN (('reserved', 'handed-over'), ('reserved', 'cancelled'), ('reserved', 'expired'),
      ('handed-over', 'returned')) THEN
    RAISE EXCEPTION 'a prize that is % cannot become %', OLD.state, NEW.state USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

-- Keeps prize_tiers.held. The constraint there refuses the claim that would be one too many.
CREATE FUNCTION count_held_prizes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_held boolean := NEW.state IN ('reserved', 'handed-over');
  was_held boolean := TG_OP = 'UPDATE' AND OLD.state IN ('reserved', 'handed-over');
BEGIN
  IF is_held <> was_held THEN
    UPDATE prize_tiers SET held = held + CASE WHEN is_held THEN 1 ELSE -1 END WHERE id = NEW.tier_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER prize_claims_go_forward BEFORE UPDATE ON prize_claims
  FOR EACH ROW EXECUTE FUNCTION follow_prize_claim();
CREATE TRIGGER prize_claims_are_counted AFTER INSERT OR UPDATE ON prize_claims
  FOR EACH ROW EXECUTE FUNCTION count_held_prizes();
CREATE TRIGGER prize_claims_are_never_deleted BEFORE DELETE ON prize_claims
  FOR EACH ROW EXECUTE FUNCTION refuse_change('what was handed over, was handed over');
CREATE TRIGGER prize_claims_are_never_truncated BEFORE TRUNCATE ON prize_claims
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('what was handed over, was handed over');
