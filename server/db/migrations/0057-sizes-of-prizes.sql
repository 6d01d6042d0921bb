-- Sizes of a prize, each with a stock of its own: a shirt in S, M and L.
CREATE TABLE prize_sizes (
  id text PRIMARY KEY DEFAULT random_id(),
  tier_id text NOT NULL REFERENCES prize_tiers,
  name text NOT NULL CHECK (name <> ''),
  -- Where it stands in the list of its prize.
  position int NOT NULL,
  -- How many there are altogether; nothing means that there are always enough.
  stock int CHECK (stock >= 0),
  -- How many of them are reserved or in somebody's hands; `count_held_prizes` counts.
  held int NOT NULL DEFAULT 0 CHECK (held >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- A size that somebody was given cannot be forgotten: one that is taken off the list is only no longer offered.
  removed_at timestamptz,
  UNIQUE (id, tier_id),
  -- The last one is given once, whatever a program believes.
  CONSTRAINT prize_sizes_hold_no_more_than_there_is CHECK (held <= stock)
);

CREATE INDEX prize_sizes_of_tier ON prize_sizes (tier_id);

-- Counts the saves of its sizes, so that they are changes of the prize.
ALTER TABLE prize_tiers ADD COLUMN size_saves int NOT NULL DEFAULT 0;

ALTER TABLE prize_claims
  ADD COLUMN size_id text,
  -- As it was at that moment.
  ADD COLUMN size_name text,
  -- Of this prize and of no other.
  ADD CONSTRAINT prize_claims_size_of_prize FOREIGN KEY (size_id, tier_id) REFERENCES prize_sizes (id, tier_id),
  ADD CONSTRAINT prize_claims_size_has_name CHECK ((size_id IS NULL) = (size_name IS NULL));

CREATE INDEX prize_claims_of_size ON prize_claims (size_id, state) WHERE size_id IS NOT NULL;
