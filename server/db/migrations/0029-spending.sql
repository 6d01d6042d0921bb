-- What the language model and the voice have used: counters, so that a cap is looked up and not summed up. The rows of
-- guests, attendees and stations go after two days; those of all together stay. (model_usage is written by older servers.)
CREATE TABLE spending (
  service text NOT NULL CHECK (service IN ('model', 'voice')),
  -- An event day such as 2026-12-05, or 'event' for the whole festival.
  period text NOT NULL,
  -- all, anonymous, nobody, or one of them: attendee:…, guest:…, station:….
  holder text NOT NULL,
  -- Tokens of the model, characters of the voice.
  units bigint NOT NULL DEFAULT 0 CHECK (units >= 0),
  -- Millionths of a US dollar.
  cost_micros bigint NOT NULL DEFAULT 0 CHECK (cost_micros >= 0),
  -- How often the cap of this row was in the way.
  withheld int NOT NULL DEFAULT 0,
  withheld_at timestamptz,
  spent_at timestamptz NOT NULL,
  PRIMARY KEY (service, period, holder)
);
