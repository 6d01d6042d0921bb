-- What all orders of a pretix shop would bring: read in the background, at most one look per shop.
CREATE TABLE pretix_previews (
  source_id text PRIMARY KEY REFERENCES pretix_sources ON DELETE CASCADE,
  -- Another one with every look: what belongs to an earlier one is not written any more.
  look_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('reading', 'done', 'failed', 'cancelled')),
  -- Pages of orders; how many there are was said when the look began.
  pages_read int NOT NULL DEFAULT 0,
  pages int NOT NULL,
  -- A process that does not say until then that it still reads is dead, and another one begins anew.
  alive_until timestamptz NOT NULL,
  -- How many processes have begun with it.
  attempts int NOT NULL DEFAULT 0,
  -- Encrypted with a key that is made from SECRET: it names people who are not here yet.
  sealed_preview bytea,
  failure text,
  began_at timestamptz NOT NULL,
  CHECK ((state = 'done') = (sealed_preview IS NOT NULL)),
  CHECK ((state = 'failed') = (failure IS NOT NULL))
);
