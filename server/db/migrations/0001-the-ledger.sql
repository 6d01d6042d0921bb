-- The festival, its people, their wristbands, and the append-only ledger of points (points.md).

-- Ids that nobody can guess or count: 64 random bits as 16 hexadecimal digits.
CREATE FUNCTION random_id() RETURNS text LANGUAGE sql VOLATILE AS $$
  SELECT left(replace(gen_random_uuid()::text, '-', ''), 12) || right(gen_random_uuid()::text, 4)
$$;

-- One row: every name on a screen is decided here (rulings).
CREATE TABLE event (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  name text NOT NULL,
  short_name text NOT NULL,
  edition text NOT NULL,
  time_zone text NOT NULL,
  day_starts_at_hour int NOT NULL CHECK (day_starts_at_hour BETWEEN 0 AND 23),
  starts_on date NOT NULL,
  ends_on date NOT NULL CHECK (ends_on >= starts_on)
);

-- The event day that a moment belongs to: the party of Saturday night is Saturday until 06:00 venue time.
CREATE FUNCTION event_day(moment timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT ((moment AT TIME ZONE time_zone) - make_interval(hours => day_starts_at_hour))::date FROM event
$$;

-- When an event day begins.
CREATE FUNCTION event_day_begins(day date) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT (day + make_interval(hours => day_starts_at_hour)) AT TIME ZONE time_zone FROM event
$$;

CREATE TABLE attendees (
  id text PRIMARY KEY DEFAULT random_id(),
  tiktok_username text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  attendee_name text NOT NULL,
  avatar_url text,
  email text,
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es', 'zh', 'ja', 'ko', 'fr', 'de')),
  age_band text NOT NULL DEFAULT '18+' CHECK (age_band IN ('13-17', '18+')),
  is_crew boolean NOT NULL DEFAULT false,
  is_hidden boolean NOT NULL DEFAULT false,
  -- Kept beside the ledger and changed in the same transaction, under this row's lock.
  total_points int NOT NULL DEFAULT 0 CHECK (total_points >= 0),
  -- When the current total was reached: inside a tie, who reached it first stands first.
  total_reached_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
) WITH (fillfactor = 80);

CREATE UNIQUE INDEX attendees_handle ON attendees (lower(tiktok_username));
CREATE INDEX attendees_ranking ON attendees (total_points DESC, total_reached_at, id)
  WHERE total_points > 0 AND NOT is_hidden AND NOT is_crew;

-- A link between a tag and a person. Ended links stay: they are the band's history. Points stay with the person.
CREATE TABLE wristbands (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tag text NOT NULL CHECK (tag ~ '^[A-Z0-9]{4,64}$'),
  attendee_id text NOT NULL REFERENCES attendees,
  linked_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz CHECK (ended_at >= linked_at),
  end_reason text CHECK (end_reason IN ('lost', 'replaced', 'unlinked')),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);

CREATE UNIQUE INDEX wristbands_one_person_per_tag ON wristbands (tag) WHERE ended_at IS NULL;
CREATE INDEX wristbands_of_attendee ON wristbands (attendee_id);

CREATE TABLE installations (
  id text PRIMARY KEY CHECK (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text NOT NULL CHECK (name <> ''),
  type text NOT NULL CHECK (type ~ '^[a-z0-9]+(_[a-z0-9]+)*$'),
  location text,
  point_value int NOT NULL CHECK (point_value >= 0),
  is_active boolean NOT NULL DEFAULT true,
  cooldown_seconds int NOT NULL DEFAULT 0 CHECK (cooldown_seconds >= 0),
  -- 0 means no limit.
  max_per_event_day int NOT NULL DEFAULT 0 CHECK (max_per_event_day >= 0),
  -- By which act its points are earned: a plain tap, a tap with a photo, or the first fortune of a day.
  earned_by text NOT NULL DEFAULT 'tap' CHECK (earned_by IN ('tap', 'photo', 'fortune')),
  tap_policy text NOT NULL DEFAULT 'station' CHECK (tap_policy IN ('open', 'station', 'station-or-owner')),
  display_duration_seconds int NOT NULL DEFAULT 10 CHECK (display_duration_seconds BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL DEFAULT now()
);

-- The ledger: one row per accepted tap, bonus, fortune or void, with the points as they were at that moment.
-- installation_id carries no foreign key: its share lock on one hot installation row would slow every tap there.
-- An installation is never deleted (trigger below), so the reference cannot dangle.
CREATE TABLE interactions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  attendee_id text NOT NULL REFERENCES attendees,
  installation_id text,
  kind text NOT NULL CHECK (kind IN ('tap', 'fortune', 'bonus', 'void')),
  points int NOT NULL,
  -- The attendee's total right after this row: a statement adds up line by line, a replay answers as it did first.
  total_after int NOT NULL CHECK (total_after >= 0),
  -- Why an accepted tap earned nothing, or why staff gave or took points.
  reason text,
  metadata jsonb NOT NULL DEFAULT '{}',
  -- Who or what caused it: a station's id, a staff user's id, or nothing for an open browser.
  caused_by text,
  voids_id bigint REFERENCES interactions,
  idempotency_key text,
  fingerprint text,
  occurred_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK ((kind IN ('tap', 'fortune')) = (installation_id IS NOT NULL)),
  CHECK ((kind = 'void') = (voids_id IS NOT NULL)),
  CHECK (CASE kind WHEN 'void' THEN points < 0 ELSE points >= 0 END)
);

CREATE INDEX interactions_of_attendee ON interactions (attendee_id, installation_id, occurred_at);
-- One void per row. Partial, so that the taps, which void nothing, do not pay for it.
CREATE UNIQUE INDEX interactions_voided_once ON interactions (voids_id) WHERE voids_id IS NOT NULL;
CREATE UNIQUE INDEX interactions_idempotency ON interactions (idempotency_key) WHERE idempotency_key IS NOT NULL;

-- A second request for a tap that the 3-second rule answered with the first one: its key must replay as well.
CREATE TABLE repeated_taps (
  idempotency_key text PRIMARY KEY,
  fingerprint text NOT NULL,
  interaction_id bigint NOT NULL REFERENCES interactions,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

-- Taps that were refused, so that the desk can explain them. Not part of the ledger: they never had points.
CREATE TABLE refused_taps (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tag text NOT NULL,
  attendee_id text REFERENCES attendees,
  installation_id text NOT NULL,
  code text NOT NULL,
  occurred_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX refused_taps_of_tag ON refused_taps (tag, occurred_at);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is not allowed: %', TG_OP, TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER interactions_are_append_only BEFORE UPDATE OR DELETE ON interactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change('the ledger is append-only, take points back with a void');
CREATE TRIGGER interactions_are_never_truncated BEFORE TRUNCATE ON interactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('the ledger is append-only');
CREATE TRIGGER installations_are_never_deleted BEFORE DELETE ON installations
  FOR EACH ROW EXECUTE FUNCTION refuse_change('switch it off instead, its history stays');
CREATE TRIGGER installations_are_never_truncated BEFORE TRUNCATE ON installations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change('switch them off instead, their history stays');
CREATE TRIGGER installations_keep_their_id BEFORE UPDATE OF id ON installations
  FOR EACH ROW WHEN (OLD.id <> NEW.id) EXECUTE FUNCTION refuse_change('the ledger knows it by this id');

-- A visit: of a guest, or of an attendee who was identified by wristband. The id is 128 random bits.
CREATE TABLE sessions (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  attendee_id text REFERENCES attendees,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX sessions_of_attendee ON sessions (attendee_id);
