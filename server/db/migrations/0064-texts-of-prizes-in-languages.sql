-- The text of a prize is translated as names are, and may be as long as a prize has one.
ALTER TABLE name_translations DROP CONSTRAINT name_translations_original_check;
ALTER TABLE name_translations ADD CONSTRAINT name_translations_original_check
  CHECK (original <> '' AND char_length(original) <= 1000);
