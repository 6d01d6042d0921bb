-- Pictures that a file of the desk names by an address on another site: the server fetches them, a few at a time.
CREATE TABLE wanted_pictures (
  attendee_id text PRIMARY KEY REFERENCES attendees (id),
  address text NOT NULL,
  tries int NOT NULL DEFAULT 0,
  -- When it is fetched next; NULL: it was, or nobody tries any more.
  next_try_at timestamptz,
  problem text
);
CREATE INDEX wanted_pictures_due ON wanted_pictures (next_try_at) WHERE next_try_at IS NOT NULL;
