-- How a name that staff wrote reads in other languages: of an installation, a place, a prize. By what was written, so
-- that a place is translated once wherever it stands, and a new name has no old translation.
CREATE TABLE name_translations (
  original text PRIMARY KEY CHECK (original <> '' AND char_length(original) <= 200),
  -- Per language.
  translations jsonb NOT NULL,
  version int NOT NULL DEFAULT 1
);

CREATE TRIGGER name_translations_version BEFORE UPDATE ON name_translations
  FOR EACH ROW EXECUTE FUNCTION count_version();
