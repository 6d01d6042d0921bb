-- The paired station at which a tap was refused; NULL for an own phone, an open browser, and taps from before this.
ALTER TABLE refused_taps ADD COLUMN caused_by text;
