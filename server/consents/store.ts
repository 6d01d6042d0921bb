import { and, eq, isNull, sql } from 'drizzle-orm'
import type { ConsentWording } from '../../contract/consents.ts'
import type { Database, Transaction } from '../db/client.ts'
import { consents, consentWordings } from './table.ts'

/** Keeps the sentences of a wording; those that are there already stay as they are. */
export async function insertWordings(
  db: Database,
  wordings: readonly (typeof consentWordings.$inferInsert)[],
): Promise<void> {
  await db
    .insert(consentWordings)
    .values([...wordings])
    .onConflictDoNothing()
}

/** Whether anybody was ever shown this wording in this language. */
export async function isWordingKnown(db: Database, { version, language }: ConsentWording): Promise<boolean> {
  const known = and(eq(consentWordings.version, version), eq(consentWordings.language, language))
  return (await db.$count(consentWordings, known)) > 0
}

/** Keeps a consent and returns its id. The same key is the same consent, as it was given first. */
export async function insertConsent(
  db: Database,
  consent: Omit<typeof consents.$inferInsert, 'withdrawnAt'>,
): Promise<bigint> {
  const [row] = await db
    .insert(consents)
    .values(consent)
    .onConflictDoUpdate({
      target: [consents.attendeeId, consents.idempotencyKey],
      set: { givenAt: sql`consents.given_at` },
    })
    .returning({ id: consents.id })
  if (!row) throw new Error('The consent was not written.')
  return row.id
}

/** Notes that a consent was taken back. */
export async function updateWithdrawn(tx: Transaction, id: bigint, now: Date): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt: sql`GREATEST(${consents.givenAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(consents.id, id), isNull(consents.withdrawnAt)))
}
