import type { TestFestival } from '../open-test-festival.ts'

/** A row that was written, changed or removed. */
export interface Change {
  table: string
  done: 'INSERT' | 'UPDATE' | 'DELETE'
  /** The row as it was, and as it became. */
  row: string
}

/**
 * Writes down every change of every table, in the transaction that makes it: what was rolled back never happened. An
 * update that leaves a row as it was is none.
 * @returns what changed since the last time it was asked
 */
export async function watchChanges({ sql }: Pick<TestFestival, 'sql'>): Promise<() => Promise<Change[]>> {
  await sql(`CREATE UNLOGGED TABLE watched_changes ("table" text, done text, row text)`)
  await sql(`CREATE FUNCTION watch_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' AND to_jsonb(OLD) = to_jsonb(NEW) THEN RETURN NULL; END IF;
      INSERT INTO watched_changes VALUES (TG_TABLE_NAME, TG_OP,
        concat_ws(' -> ', CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD)::text END,
          CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW)::text END));
      RETURN NULL;
    END $$`)
  await sql(`DO $$
    DECLARE watched regclass;
    BEGIN
      FOR watched IN SELECT oid FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'watched_changes'
      LOOP
        EXECUTE format('CREATE TRIGGER watch_change AFTER INSERT OR UPDATE OR DELETE ON %s
          FOR EACH ROW EXECUTE FUNCTION watch_change()', watched);
      END LOOP;
    END $$`)
  return () => sql<Change>('DELETE FROM watched_changes RETURNING *')
}
