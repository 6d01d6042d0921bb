-- Stations: devices that staff pair with an installation, and everything that is told by them and to them (stations.md).

-- Devices that show a code and wait to be approved. A code is here once: pairing takes the row away.
CREATE TABLE waiting_devices (
  -- Hash of the secret in the device's cookie.
  secret_hash bytea PRIMARY KEY,
  -- Whoever reads this table can pair nothing.
  code_hash bytea NOT NULL UNIQUE,
  code_expires_at timestamptz NOT NULL
);

CREATE INDEX waiting_devices_expired ON waiting_devices (code_expires_at);

-- A revoked station stays: the ledger names it.
CREATE TABLE stations (
  id text PRIMARY KEY DEFAULT random_id(),
  secret_hash bytea NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  installation_id text NOT NULL REFERENCES installations,
  surface text NOT NULL CHECK (surface IN ('phone', 'tablet', 'kiosk-portrait', 'kiosk-landscape', 'wall')),
  language text NOT NULL CHECK (language IN ('en', 'es', 'zh', 'ja', 'ko', 'fr', 'de')),
  volume int NOT NULL DEFAULT 80 CHECK (volume BETWEEN 0 AND 100),
  is_training boolean NOT NULL DEFAULT false,
  paired_at timestamptz NOT NULL,
  revoked_at timestamptz,
  version int NOT NULL DEFAULT 1
);

CREATE UNIQUE INDEX stations_of_device ON stations (secret_hash) WHERE revoked_at IS NULL;
CREATE INDEX stations_by_secret ON stations (secret_hash);

CREATE TRIGGER stations_version BEFORE UPDATE ON stations
  FOR EACH ROW EXECUTE FUNCTION count_version();

-- Where a station stood and when. It has left a place when it has heard of its move, not before: until then its screen
-- shows the old place, and people tap there.
CREATE TABLE station_places (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station_id text NOT NULL REFERENCES stations,
  installation_id text NOT NULL REFERENCES installations,
  since timestamptz NOT NULL,
  left_at timestamptz
);

CREATE INDEX station_places_of_station ON station_places (station_id);

-- What a station told last. Apart from the station itself, which staff edit.
CREATE TABLE station_health (
  station_id text PRIMARY KEY REFERENCES stations,
  last_seen_at timestamptz NOT NULL,
  health jsonb,
  -- Set while a notice says that it is silent.
  silent_since timestamptz
) WITH (fillfactor = 50);

-- What staff want of a station, until it has heard of it.
CREATE TABLE station_commands (
  station_id text NOT NULL REFERENCES stations,
  command text NOT NULL CHECK (command IN ('reload', 'identify')),
  asked_at timestamptz NOT NULL,
  PRIMARY KEY (station_id, command)
);

-- A station fell silent, or is back.
CREATE TABLE station_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station_id text NOT NULL REFERENCES stations,
  kind text NOT NULL CHECK (kind IN ('silent', 'back')),
  at timestamptz NOT NULL
);

-- How often somebody of the staff has lately named a code that nobody shows: codes are not to be guessed.
CREATE TABLE station_code_failures (
  user_id text PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  failures int NOT NULL,
  since timestamptz NOT NULL
);

-- One row, made with the database. A restored backup gets another one: stations then send again what they sent since.
CREATE TABLE ledger_epoch (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  epoch text NOT NULL DEFAULT random_id()
);

INSERT INTO ledger_epoch DEFAULT VALUES;

-- "All taps of station X between 14:00 and 14:20".
CREATE INDEX interactions_of_cause ON interactions (caused_by, occurred_at) WHERE caused_by IS NOT NULL;
