import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Attendee } from '../../contract/attendees.ts'
import { attendees, publicAttendee } from '../attendees/table.ts'
import type { Database, Transaction } from '../db/client.ts'
import { wristbands } from '../wristbands/table.ts'
import { phones } from './table.ts'

/** A phone's owner, and the visit that was opened when it was paired. */
export interface OwnPhone {
  attendee: Attendee
  sessionId: string
}

/** The owner of the phone that carries this secret, unless it was paired too long ago. */
export async function findPhone(
  db: Database,
  hash: Buffer,
  pairedAfter: Date,
): Promise<OwnPhone | undefined> {
  const [row] = await db
    .select({ attendee: publicAttendee, sessionId: phones.sessionId })
    .from(phones)
    .innerJoin(attendees, eq(attendees.id, phones.attendeeId))
    .where(and(eq(phones.secretHash, hash), gt(phones.pairedAt, pairedAfter)))
  return row
}

export async function insertPhone(tx: Transaction, phone: typeof phones.$inferInsert): Promise<void> {
  await tx.insert(phones).values(phone)
}

export async function removePhone(db: Database | Transaction, hash: Buffer): Promise<void> {
  await db.delete(phones).where(eq(phones.secretHash, hash))
}

export async function removePhonesOf(tx: Transaction, attendeeId: string): Promise<void> {
  await tx.delete(phones).where(eq(phones.attendeeId, attendeeId))
}

/** The band that somebody wears now. */
export async function findWornTag(db: Database, attendeeId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ tag: wristbands.tag })
    .from(wristbands)
    .where(and(eq(wristbands.attendeeId, attendeeId), isNull(wristbands.endedAt)))
    .limit(1)
  return row?.tag
}
