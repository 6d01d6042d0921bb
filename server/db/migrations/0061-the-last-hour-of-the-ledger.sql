-- Who climbed most in the last hour is read from the newest end of the ledger. Rows are only ever added there, so an index
-- of block ranges finds them and costs a tap nothing that can be measured.
CREATE INDEX interactions_by_time ON interactions USING brin (recorded_at) WITH (autosummarize = on, pages_per_range = 16);
