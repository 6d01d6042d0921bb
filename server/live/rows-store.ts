import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/client.ts'

/**
 * What tells the rows of each of these tables from those of any other moment, by the table's name. A row that is written has
 * the number of its transaction, which is higher than all before; one that is removed is missing in the count.
 */
export async function listFingerprints(
  db: Database,
  tables: readonly PgTable[],
): Promise<Map<string, string>> {
  const looks = tables.map(
    (table) =>
      sql`SELECT ${getTableName(table)}::text AS name, count(*) || ' ' || COALESCE(sum(xmin::text::bigint), 0) AS rows
        FROM ${table}`,
  )
  const { rows } = await db.execute<{ name: string; rows: string }>(sql.join(looks, sql` UNION ALL `))
  return new Map(rows.map((row) => [row.name, row.rows]))
}
