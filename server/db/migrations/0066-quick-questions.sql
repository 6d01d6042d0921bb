-- The questions that stand ready for one touch, as the organiser wrote them: objects with a text per language. None: the
-- product's own.
ALTER TABLE event ADD COLUMN quick_questions jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(quick_questions) = 'array');
