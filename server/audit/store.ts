import { desc, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { auditRecords } from './table.ts'

export async function insertRecords(
  tx: Transaction,
  records: (typeof auditRecords.$inferInsert)[],
): Promise<void> {
  await tx.insert(auditRecords).values(records)
}

/** A page of the records, newest first; `search` is looked for in actor, action, subject and the beginning of what changed. */
export async function listRecords(db: Database, search: string, page: number, pageSize: number) {
  const where = search === '' ? undefined : sql`position(${search.toLowerCase()} IN words) > 0`
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(auditRecords)
      .where(where)
      .orderBy(desc(auditRecords.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(auditRecords, where),
  ])
  return { rows, total }
}
