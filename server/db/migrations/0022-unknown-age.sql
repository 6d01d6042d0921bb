-- Whose age nobody asked is not photographed: an unknown age is not 18 and over.

ALTER TABLE attendees DROP CONSTRAINT attendees_age_band_check;
ALTER TABLE attendees ADD CONSTRAINT attendees_age_band_check CHECK (age_band IN ('unknown', '13-17', '18+'));
ALTER TABLE attendees ALTER COLUMN age_band SET DEFAULT 'unknown';
