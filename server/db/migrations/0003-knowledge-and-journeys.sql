-- The single content base of the festival, and what the guide told whom.

CREATE TABLE knowledge_entries (
  id text PRIMARY KEY DEFAULT random_id(),
  category text NOT NULL CHECK (category IN ('activation', 'general', 'schedule', 'venue')),
  title text NOT NULL CHECK (title <> ''),
  description text NOT NULL CHECK (description <> ''),
  location text CHECK (location <> ''),
  tags text[] NOT NULL DEFAULT '{}',
  starts_at timestamptz,
  ends_at timestamptz,
  -- Per language { title, description }; English stands in the columns above.
  translations jsonb NOT NULL DEFAULT '{}',
  -- Per language, the ways people ask for this entry.
  asked_as jsonb NOT NULL DEFAULT '{}',
  -- A deleted entry is only marked, so that it can come back.
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (ends_at IS NULL OR starts_at IS NULL OR ends_at >= starts_at)
);

CREATE UNIQUE INDEX knowledge_entries_one_title ON knowledge_entries (category, lower(title)) WHERE is_active;

CREATE TABLE fortunes (
  id text PRIMARY KEY DEFAULT random_id(),
  session_id text NOT NULL REFERENCES sessions,
  language text NOT NULL,
  preference text NOT NULL CHECK (preference IN ('explore', 'play', 'chill')),
  fortune text NOT NULL,
  recommendations jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX fortunes_of_session ON fortunes (session_id, created_at);

CREATE TABLE questions (
  id text PRIMARY KEY DEFAULT random_id(),
  session_id text NOT NULL REFERENCES sessions,
  language text NOT NULL,
  question text NOT NULL,
  answer text NOT NULL,
  related_topics text[] NOT NULL,
  -- Entries that the answer stands on.
  source_ids text[] NOT NULL,
  -- False when nothing in the knowledge answered it: staff see these.
  grounded boolean NOT NULL,
  written_by text NOT NULL CHECK (written_by IN ('built-in', 'model')),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX questions_of_session ON questions (session_id, created_at);
CREATE INDEX questions_unanswered ON questions (created_at) WHERE NOT grounded;

-- What the language model has used, so that every process keeps to the same hourly caps.
CREATE TABLE model_usage (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id text NOT NULL,
  tokens int NOT NULL CHECK (tokens >= 0),
  -- Millionths of a US dollar.
  cost_micros bigint NOT NULL CHECK (cost_micros >= 0),
  used_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX model_usage_recent ON model_usage (used_at, session_id);

-- Awards the Fortune Teller's points for a fortune, once per attendee and event day (rulings). Answers the points,
-- 0 when there are none to be had.
CREATE FUNCTION award_fortune(the_attendee text, happened_at timestamptz) RETURNS TABLE (interaction_id bigint, points int)
LANGUAGE plpgsql AS $$
DECLARE
  person attendees;
  place installations;
BEGIN
  points := 0;
  SELECT * INTO place FROM installations WHERE earned_by = 'fortune' AND is_active ORDER BY created_at LIMIT 1;
  SELECT * INTO person FROM attendees WHERE id = the_attendee FOR NO KEY UPDATE;
  IF place.id IS NOT NULL AND person.id IS NOT NULL
      AND (SELECT w.reason FROM why_no_points(person.id, place, happened_at) w) IS NULL THEN
    points := place.point_value;
    interaction_id := add_to_ledger(person, place.id, 'fortune', points, NULL, '{}', NULL, NULL, NULL, happened_at);
  END IF;
  RETURN NEXT;
END $$;
