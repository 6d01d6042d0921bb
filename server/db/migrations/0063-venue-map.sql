-- The map of the venue: a picture, and the places on it. No row: there is none.
CREATE TABLE venue_map (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  picture_name text NOT NULL,
  picture bytea NOT NULL,
  -- Uploaded pictures are WebP; only what the product brings along is SVG.
  picture_type text NOT NULL CHECK (picture_type IN ('image/webp', 'image/svg+xml')),
  width int NOT NULL CHECK (width > 0),
  height int NOT NULL CHECK (height > 0),
  places jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(places) = 'array')
);

-- The version of the event with which the map last changed; NULL: there is no map.
ALTER TABLE event ADD COLUMN map_version int;
