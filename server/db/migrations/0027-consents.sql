-- What a photo tells of a face lies beside the photo and goes with it. That its owner agreed is kept.

-- The sentences that people agreed to, once for each wording and language.
CREATE TABLE consent_wordings (
  version text NOT NULL CHECK (version <> ''),
  language text NOT NULL CHECK (language IN ('en', 'es', 'zh', 'ja', 'ko', 'fr', 'de')),
  text text NOT NULL CHECK (text <> ''),
  PRIMARY KEY (version, language)
);

CREATE TABLE consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attendee_id text NOT NULL REFERENCES attendees,
  purpose text NOT NULL CHECK (purpose IN ('photo')),
  wording_version text NOT NULL,
  wording_language text NOT NULL,
  -- The paired station where it was given; NULL for an own phone, and for the browsers of a demo.
  station_id text REFERENCES stations,
  -- The key of the photo that it was given for: a photo that is sent again is agreed to once.
  idempotency_key text,
  given_at timestamptz NOT NULL,
  withdrawn_at timestamptz CHECK (withdrawn_at >= given_at),
  FOREIGN KEY (wording_version, wording_language) REFERENCES consent_wordings
);

CREATE UNIQUE INDEX consents_given_once ON consents (attendee_id, idempotency_key);

-- NULL: taken before this, or in a demo, where nobody has to agree.
ALTER TABLE photos ADD COLUMN consent_id bigint REFERENCES consents;
-- How sure the reader was of each expression.
ALTER TABLE photos ADD COLUMN emotions jsonb;

-- The ledger is append-only with one exception: a row may lose what it told of a face. Its points and its reason stay.
DROP TRIGGER interactions_are_append_only ON interactions;
CREATE TRIGGER interactions_are_never_deleted BEFORE DELETE ON interactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change('the ledger is append-only, take points back with a void');
CREATE TRIGGER interactions_only_forget_faces BEFORE UPDATE ON interactions
  FOR EACH ROW WHEN (
    to_jsonb(OLD) - 'metadata' IS DISTINCT FROM to_jsonb(NEW) - 'metadata'
    OR NEW.metadata IS DISTINCT FROM OLD.metadata - '{topEmotion,emotions,emailState,photoId}'::text[]
  ) EXECUTE FUNCTION refuse_change('the ledger is append-only, take points back with a void');

-- Rows of photos that were taken before this.
CREATE INDEX interactions_with_faces ON interactions (recorded_at) WHERE metadata ? 'photoId';
