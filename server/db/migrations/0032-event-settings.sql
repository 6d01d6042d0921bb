-- What an organiser says about the event in the dashboard. An empty text is one that nobody has written.
ALTER TABLE event
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN organiser text NOT NULL DEFAULT '',
  ADD COLUMN languages text[] NOT NULL DEFAULT '{en,es,zh,ja,ko,fr,de}'
    CHECK (cardinality(languages) > 0 AND languages <@ '{en,es,zh,ja,ko,fr,de}'::text[]),
  ADD COLUMN default_language text NOT NULL DEFAULT 'en',
  ADD COLUMN venue_name text NOT NULL DEFAULT '',
  ADD COLUMN venue_address text NOT NULL DEFAULT '',
  ADD COLUMN venue_map_url text NOT NULL DEFAULT '',
  -- Per language, where bands are linked.
  ADD COLUMN help_desk jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(help_desk) = 'object'),
  ADD COLUMN help_email text NOT NULL DEFAULT '',
  ADD COLUMN help_phone text NOT NULL DEFAULT '',
  -- NULL: the product's own colours.
  ADD COLUMN accent text CHECK (accent ~ '^#[0-9a-f]{6}$'),
  ADD COLUMN second text CHECK (second ~ '^#[0-9a-f]{6}$'),
  -- Names of pictures; NULL: none, and Leon as he is drawn.
  ADD COLUMN logo text,
  ADD COLUMN mascot text,
  ADD COLUMN guide_name text NOT NULL DEFAULT 'Leon' CHECK (guide_name <> ''),
  ADD COLUMN kiosk_idle_seconds int NOT NULL DEFAULT 45 CHECK (kiosk_idle_seconds BETWEEN 15 AND 600),
  ADD COLUMN tap_result_seconds int NOT NULL DEFAULT 10 CHECK (tap_result_seconds BETWEEN 3 AND 60),
  ADD CONSTRAINT event_default_language_offered CHECK (default_language = ANY (languages));

CREATE TRIGGER event_version BEFORE UPDATE ON event
  FOR EACH ROW EXECUTE FUNCTION count_version();

-- Logo and mascot as the server has encoded them anew. A picture that is replaced goes.
CREATE TABLE event_pictures (
  kind text PRIMARY KEY CHECK (kind IN ('logo', 'mascot')),
  name text NOT NULL UNIQUE,
  -- WebP for screens, PNG for what the server draws, a square PNG for the icon of the app.
  screen bytea NOT NULL,
  drawing bytea NOT NULL,
  icon bytea NOT NULL
);
