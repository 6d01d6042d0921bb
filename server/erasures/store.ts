import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { attendees, publicAttendee } from '../attendees/table.ts'
import type { Database, Transaction } from '../db/client.ts'
import { erasureRequests } from './table.ts'

/** A wish to be erased that still waits. */
interface OpenErasure {
  askedAt: Date
  dueAt: Date
}

const { attendeeId, askedAt, dueAt, endedAt } = erasureRequests

/** Keeps the wish, unless one waits already. Returns the one that waits, and whether it is new. */
export async function insertErasure(
  tx: Transaction,
  wish: OpenErasure & { attendeeId: string },
): Promise<OpenErasure & { isNew: boolean }> {
  const inserted = await tx
    .insert(erasureRequests)
    .values(wish)
    .onConflictDoNothing()
    .returning({ askedAt, dueAt })
  const [row] = inserted.length > 0 ? inserted : await selectOpen(tx, wish.attendeeId)
  if (!row) throw new Error('The wish was not written.')
  return { ...row, isNew: inserted.length > 0 }
}

/** The wish of a person that still waits. */
export async function findErasure(
  db: Database | Transaction,
  person: string,
): Promise<OpenErasure | undefined> {
  const [row] = await selectOpen(db, person)
  return row
}

function selectOpen(db: Database | Transaction, person: string) {
  return db.select({ askedAt, dueAt }).from(erasureRequests).where(isOpenOf(person))
}

/** Ends the wish of a person that waits; false when none does. */
export async function updateEnded(
  tx: Transaction,
  person: string,
  how: NonNullable<typeof erasureRequests.$inferSelect.outcome>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(erasureRequests)
    .set({ outcome: how, endedAt: sql`GREATEST(${askedAt}, ${now.toISOString()}::timestamptz)` })
    .where(isOpenOf(person))
  return (rowCount ?? 0) > 0
}

/** Whose wishes are due, the oldest first. */
export async function listDue(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ attendeeId })
    .from(erasureRequests)
    .where(and(isNull(endedAt), lte(dueAt, now)))
    .orderBy(asc(dueAt))
  return rows.map((row) => row.attendeeId)
}

/** Everybody whose wish waits, whoever is erased first at the top. */
export function listOpen(db: Database) {
  return db
    .select({ attendee: publicAttendee, askedAt, dueAt })
    .from(erasureRequests)
    .innerJoin(attendees, eq(attendees.id, attendeeId))
    .where(isNull(endedAt))
    .orderBy(asc(dueAt))
    .limit(MOST_SHOWN)
}

/** More than this no desk reads. */
const MOST_SHOWN = 200

function isOpenOf(person: string) {
  return and(eq(attendeeId, person), isNull(endedAt))
}
