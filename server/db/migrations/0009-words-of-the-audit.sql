-- What the audit is searched by: short enough to lie beside the record, so that thousands are looked through at once.
-- Of what changed, ids and titles come first and are found; a long description is read in the record itself.
ALTER TABLE audit_records ADD COLUMN words text GENERATED ALWAYS AS (
  lower(actor || ' ' || action || ' ' || subject || ' ' || COALESCE(left(before::text, 500), '') || ' '
    || COALESCE(left(after::text, 500), ''))
) STORED;
