-- The icon of a browser's tab, a small square PNG. No version before this one keeps pictures of the event.
ALTER TABLE event_pictures ADD COLUMN tab bytea NOT NULL;
