-- When a station was in training. Taps say when they happened, and one that was kept from before the training counts.
CREATE TABLE station_trainings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  station_id text NOT NULL REFERENCES stations,
  since timestamptz NOT NULL,
  until timestamptz CHECK (until >= since)
);

-- One training at a time.
CREATE UNIQUE INDEX station_trainings_now ON station_trainings (station_id) WHERE until IS NULL;
CREATE INDEX station_trainings_of_station ON station_trainings (station_id);

INSERT INTO station_trainings (station_id, since) SELECT id, paired_at FROM stations WHERE is_training;
