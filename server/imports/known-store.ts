import { eq, sql } from 'drizzle-orm'
import { attendees, isPerson, mergedAttendees } from '../attendees/table.ts'
import { wantedPictures } from '../avatars/table.ts'
import type { DatabaseHandle, Transaction } from '../db/client.ts'
import type { AttendeeRecord } from '../desk/index.ts'
import { ticketReferences } from './table.ts'

/** A person as the desk knows them, with the tag they wear, and where an import last said that their picture is. */
export type KnownAttendee = AttendeeRecord & {
  id: string
  version: number
  tag: string | null
  wantedPicture: string | null
}

const columns = {
  id: attendees.id,
  tiktokUsername: attendees.tiktokUsername,
  firstName: attendees.firstName,
  lastName: attendees.lastName,
  attendeeName: attendees.attendeeName,
  email: attendees.email,
  language: attendees.language,
  ageBand: attendees.ageBand,
  isCrew: attendees.isCrew,
  isHidden: attendees.isHidden,
}

/** Everybody with the tag that they wear; whoever was merged is one person. */
export function listKnownAttendees(tx: DatabaseHandle | Transaction): Promise<KnownAttendee[]> {
  const tag = sql<string | null>`(SELECT w.tag FROM wristbands w
    WHERE w.attendee_id = attendees.id AND w.ended_at IS NULL ORDER BY w.id DESC LIMIT 1)`
  return tx
    .select({ ...columns, version: attendees.version, tag, wantedPicture: wantedPictures.address })
    .from(attendees)
    .leftJoin(wantedPictures, eq(wantedPictures.attendeeId, attendees.id))
    .where(isPerson())
}

/**
 * Locks people in the order in which the taps lock them, so that the two never wait for each other in a ring, and answers
 * which version each of them has.
 */
export async function lockPeople(tx: Transaction, ids: string[]): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: string; version: number }>(
    sql`SELECT id, version FROM attendees WHERE id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      ORDER BY id FOR NO KEY UPDATE`,
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Whoever was merged: their ids and handles from before, and who they are now. */
export function listMerged(tx: Transaction): Promise<(typeof mergedAttendees.$inferSelect)[]> {
  return tx.select().from(mergedAttendees)
}

/** The tickets of a source: reference and attendee. */
export async function listTickets(tx: Transaction, source: string): Promise<Map<string, string>> {
  const { reference, attendeeId } = ticketReferences
  const rows = await tx
    .select({ reference, attendeeId })
    .from(ticketReferences)
    .where(eq(ticketReferences.source, source))
  return new Map(rows.map((row) => [row.reference, row.attendeeId]))
}
