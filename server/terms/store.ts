import { desc, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { locks } from '../db/locks.ts'
import { terms } from './table.ts'

type TermsRow = typeof terms.$inferSelect

/** The version in force, if any was ever published. */
export async function findTerms(db: Database | Transaction): Promise<TermsRow | undefined> {
  const [row] = await db.select().from(terms).orderBy(desc(terms.version)).limit(1)
  return row
}

/** One version is published at a time. */
export async function lockTerms(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${locks.terms})`)
}

export async function insertTerms(tx: Transaction, row: TermsRow): Promise<void> {
  await tx.insert(terms).values(row)
}
