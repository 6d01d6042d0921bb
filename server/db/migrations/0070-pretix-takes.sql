-- Taking the people of all orders of a pretix shop: in the background, at most once at a time per shop.
CREATE TABLE pretix_takes (
  source_id text PRIMARY KEY REFERENCES pretix_sources ON DELETE CASCADE,
  -- Another one every time: what belongs to an earlier one is not written any more.
  take_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('reading', 'writing', 'done', 'failed', 'cancelled')),
  -- Pages of orders; how many there are was said when it began.
  pages_read int NOT NULL DEFAULT 0,
  pages int NOT NULL,
  -- A process that does not say until then that it is at work is dead, and another one begins anew.
  alive_until timestamptz NOT NULL,
  -- How many processes have begun with it.
  attempts int NOT NULL DEFAULT 0,
  failure text,
  began_at timestamptz NOT NULL,
  -- Who asked for it, as the record of changes names them.
  actor jsonb NOT NULL,
  counts jsonb,
  CHECK ((state = 'done') = (counts IS NOT NULL)),
  CHECK ((state = 'failed') = (failure IS NOT NULL))
);
