import { asc, eq, sql } from 'drizzle-orm'
import { attendees } from '../attendees/table.ts'
import { wantedPictures } from '../avatars/table.ts'
import type { DatabaseHandle, Transaction } from '../db/client.ts'
import type { AttendeeRecord } from './store.ts'

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

/** Everybody, in the order in which they were registered. */
export function listRecords(db: DatabaseHandle): Promise<(AttendeeRecord & { id: string })[]> {
  return db.select(columns).from(attendees).orderBy(asc(attendees.createdAt), asc(attendees.id))
}

/** Everybody with the tag that they wear. */
export function listKnownAttendees(tx: DatabaseHandle | Transaction): Promise<KnownAttendee[]> {
  const tag = sql<string | null>`(SELECT w.tag FROM wristbands w
    WHERE w.attendee_id = attendees.id AND w.ended_at IS NULL ORDER BY w.id DESC LIMIT 1)`
  return tx
    .select({ ...columns, version: attendees.version, tag, wantedPicture: wantedPictures.address })
    .from(attendees)
    .leftJoin(wantedPictures, eq(wantedPictures.attendeeId, attendees.id))
}

export async function insertImported(
  tx: Transaction,
  people: { id: string; record: AttendeeRecord }[],
): Promise<void> {
  if (people.length === 0) return
  await tx.insert(attendees).values(
    people.map(({ id, record }) => ({
      ...record,
      id,
      totalPoints: 0,
      createdAt: sql`clock_timestamp()`,
    })),
  )
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

export async function updateImported(
  tx: Transaction,
  people: { id: string; record: AttendeeRecord }[],
): Promise<void> {
  const rows = people.map(({ id, record }) => ({ id, ...record }))
  await tx.execute(sql`UPDATE attendees a SET tiktok_username = n."tiktokUsername", first_name = n."firstName",
      last_name = n."lastName", attendee_name = n."attendeeName", email = n.email, language = n.language,
      age_band = n."ageBand", is_crew = n."isCrew", is_hidden = n."isHidden"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(id text, "tiktokUsername" text, "firstName" text,
      "lastName" text, "attendeeName" text, email text, language text, "ageBand" text, "isCrew" boolean,
      "isHidden" boolean)
    WHERE a.id = n.id`)
}
