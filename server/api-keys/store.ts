import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { users } from '../staff/table.ts'
import { apiKeys } from './table.ts'

const worksAt = (now: Date) =>
  and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)))

/** The key with this hash if it works; says that it was used, at most once a minute. */
export async function findWorkingKey(db: Database, keyHash: Buffer, now: Date) {
  const isMeant = and(eq(apiKeys.keyHash, keyHash), worksAt(now))
  const aMinuteAgo = new Date(now.getTime() - 60_000)
  const used = db.$with('used').as(
    db
      .update(apiKeys)
      .set({ lastUsedAt: now })
      .where(and(isMeant, or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, aMinuteAgo))))
      .returning({ id: apiKeys.id }),
  )
  const [found] = await db
    .with(used)
    .select({ id: apiKeys.id, name: apiKeys.name, scopes: apiKeys.scopes })
    .from(apiKeys)
    .where(isMeant)
  return found
}

const shown = {
  id: apiKeys.id,
  name: apiKeys.name,
  endsWith: apiKeys.endsWith,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  revokedAt: apiKeys.revokedAt,
}

/** All keys with who made them: the newest first, and those that were revoked last. */
export function listKeys(db: Database | Transaction) {
  const creator = { firstName: users.firstName, lastName: users.lastName, email: users.email }
  return db
    .select({ ...shown, creator })
    .from(apiKeys)
    .leftJoin(users, eq(users.id, apiKeys.createdBy))
    .orderBy(sql`${apiKeys.revokedAt} IS NOT NULL`, desc(apiKeys.createdAt), desc(apiKeys.id))
}

/** How many keys work; another maker of keys waits until the end of the transaction. */
export async function countWorkingKeys(tx: Transaction, now: Date): Promise<number> {
  await tx.execute(sql`LOCK TABLE ${apiKeys} IN SHARE ROW EXCLUSIVE MODE`)
  return tx.$count(apiKeys, worksAt(now))
}

export async function insertKey(tx: Transaction, key: typeof apiKeys.$inferInsert): Promise<string> {
  const [written] = await tx.insert(apiKeys).values(key).returning({ id: apiKeys.id })
  if (!written) throw new Error('No key was written.')
  return written.id
}

/** Revokes a key; what was revoked before stays as it is. Returns whether this did it. */
export async function updateRevoked(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(apiKeys)
    .set({ revokedAt: now })
    .where(and(eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id })
  return rows.length > 0
}
