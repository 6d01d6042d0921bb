-- Imports of people can be undone as a whole, and know a person by the code of their ticket.

CREATE TABLE imports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Where the ticket codes are from: a ticket shop, or what the organiser calls it.
  source text NOT NULL CHECK (source <> ''),
  file_name text NOT NULL,
  imported_by text NOT NULL,
  imported_at timestamptz NOT NULL,
  created int NOT NULL CHECK (created >= 0),
  updated int NOT NULL CHECK (updated >= 0),
  undone_at timestamptz
);

-- Whom an import wrote, for as long as it can be undone.
CREATE TABLE imported_people (
  import_id bigint NOT NULL REFERENCES imports ON DELETE CASCADE,
  attendee_id text NOT NULL REFERENCES attendees,
  -- What was known of them; NULL: the import brought them.
  before jsonb,
  after jsonb NOT NULL,
  -- The band that it linked, and the one that was replaced.
  tag text,
  replaced_tag text,
  -- The latest row of the ledger at that moment: what comes after it happened since.
  last_interaction bigint NOT NULL,
  PRIMARY KEY (import_id, attendee_id)
);
CREATE INDEX imported_people_of_attendee ON imported_people (attendee_id);

-- The code of a ticket or its order, in the words of whoever sold it.
CREATE TABLE ticket_references (
  source text NOT NULL,
  reference text NOT NULL CHECK (reference <> ''),
  attendee_id text NOT NULL REFERENCES attendees,
  import_id bigint REFERENCES imports ON DELETE SET NULL,
  PRIMARY KEY (source, reference)
);
CREATE INDEX ticket_references_of_attendee ON ticket_references (attendee_id);
