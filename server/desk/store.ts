import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { DeskAttendee, TicketOff } from '../../contract/desk.ts'
import { attendees, isPerson } from '../attendees/table.ts'
import type { Database, DatabaseHandle, Transaction } from '../db/client.ts'
import { locks } from '../db/locks.ts'

/** What the desk writes about a person. */
export type AttendeeRecord = Pick<
  typeof attendees.$inferSelect,
  | 'tiktokUsername'
  | 'firstName'
  | 'lastName'
  | 'attendeeName'
  | 'email'
  | 'language'
  | 'ageBand'
  | 'isCrew'
  | 'isHidden'
>

/** A person with the band they wear; the moment as text, as the database writes it. */
type DeskRow = Record<string, unknown> &
  Omit<DeskAttendee, 'wristband' | 'ticketOff'> & {
    endsWith: string | null
    linkedAt: string | null
    ticketOff: TicketOff | null
  }

/** People as the desk sees them; `people` says which, so that bands are looked up for these alone. */
const desk = (
  people: SQL,
) => sql`SELECT a.id, a.tiktok_username AS "tiktokUsername", a.first_name AS "firstName",
    a.last_name AS "lastName", a.attendee_name AS "attendeeName", a.avatar_url AS "avatarUrl", a.email, a.language,
    a.age_band AS "ageBand", a.is_crew AS "isCrew", a.is_hidden AS "isHidden", a.total_points AS "totalPoints",
    a.version, ticket_off(a.id) AS "ticketOff", right(w.tag, 4) AS "endsWith", w.linked_at AS "linkedAt"
  FROM (${people}) a LEFT JOIN LATERAL (
    SELECT tag, linked_at FROM wristbands WHERE attendee_id = a.id AND ended_at IS NULL ORDER BY id DESC LIMIT 1
  ) w ON true`

const recordColumns = {
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

/** Everybody, in the order in which they were registered; whoever was merged is one person. */
export function listRecords(db: DatabaseHandle): Promise<(AttendeeRecord & { id: string })[]> {
  return db
    .select(recordColumns)
    .from(attendees)
    .where(isPerson())
    .orderBy(asc(attendees.createdAt), asc(attendees.id))
}

/** Whom the desk looks for. */
export interface AttendeeSearch {
  /** In lower case; each must be found in handle, name or e-mail address. */
  words: string[]
  /** The search as a band would say it, where it could be one. */
  tag: string | undefined
}

/**
 * A page of people: whoever wears or wore the band first, then the same handle, then by name; without a search the
 * latest first. No index helps here on purpose: one more on this table would be paid by every tap, which changes it.
 */
export async function listDeskPage(
  db: Database,
  { words, tag, page, pageSize }: AttendeeSearch & { page: number; pageSize: number },
): Promise<{ attendees: DeskAttendee[]; total: number }> {
  const where = sql`${isPerson(sql`a.id`)} AND ${matching({ words, tag })}`
  const handle = words[0] ?? ''
  const order =
    words.length === 0
      ? sql`a.created_at DESC, a.id`
      : sql`a.id IN (SELECT attendee_id FROM wristbands WHERE tag = ${tag ?? ''}) DESC,
          lower(a.tiktok_username) = ${handle} DESC, starts_with(lower(a.tiktok_username), ${handle}) DESC,
          a.attendee_name, a.id`
  const [found, counted] = await Promise.all([
    db.execute<DeskRow>(
      desk(sql`SELECT a.*, row_number() OVER (ORDER BY ${order}) AS place FROM attendees a WHERE ${where}
        ORDER BY place LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`).append(sql` ORDER BY a.place`),
    ),
    db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM attendees a WHERE ${where}`),
  ])
  return { attendees: found.rows.map(toDeskAttendee), total: counted.rows[0]?.total ?? 0 }
}

function matching({ words, tag }: AttendeeSearch): SQL {
  if (words.length === 0) return sql`true`
  const searched = sql`lower(concat_ws(' ', a.tiktok_username, a.attendee_name, a.first_name, a.last_name, a.email))`
  // Who was merged is found by the handle that they had.
  const byOldHandle = sql`a.id IN (SELECT m.kept_id FROM merged_attendees m WHERE lower(m.tiktok_username) = ${words.join(' ')})`
  const byWords = sql`(${and(...words.map((word) => sql`position(${word} IN ${searched}) > 0`))} OR ${byOldHandle})`
  if (tag === undefined) return byWords
  return sql`(${byWords} OR a.id IN (SELECT attendee_id FROM wristbands WHERE tag = ${tag}))`
}

export async function findDeskAttendee(
  db: Database | Transaction,
  id: string,
): Promise<DeskAttendee | undefined> {
  const { rows } = await db.execute<DeskRow>(
    desk(sql`SELECT * FROM attendees WHERE id = ${id} AND ${isPerson()}`),
  )
  return rows[0] && toDeskAttendee(rows[0])
}

/** These people, in the order of their names. */
export async function listDeskAttendees(db: Database, ids: string[]): Promise<DeskAttendee[]> {
  const these = sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  const { rows } = await db.execute<DeskRow>(
    desk(sql`SELECT * FROM attendees WHERE id IN ${these}`).append(sql` ORDER BY a.attendee_name, a.id`),
  )
  return rows.map(toDeskAttendee)
}

/** The latest link of a band, and whether it holds. */
export async function findLastLink(
  db: Database,
  tag: string,
): Promise<{ attendee: DeskAttendee; isWorn: boolean; isBlocked: boolean } | undefined> {
  const { rows } = await db.execute<DeskRow & { isWorn: boolean; isBlocked: boolean }>(
    sql`SELECT p.*, l.ended_at IS NULL AS "isWorn",
        EXISTS (SELECT FROM wristbands WHERE tag = ${tag} AND end_reason = 'lost' AND found_at IS NULL) AS "isBlocked"
      FROM (SELECT attendee_id, ended_at FROM wristbands WHERE tag = ${tag}
        ORDER BY ended_at IS NULL DESC, id DESC LIMIT 1) l
      CROSS JOIN LATERAL (${desk(sql`SELECT * FROM attendees WHERE id = l.attendee_id`)}) p`,
  )
  if (!rows[0]) return undefined
  const { isWorn, isBlocked, ...row } = rows[0]
  return { attendee: toDeskAttendee(row), isWorn, isBlocked }
}

/** Locks a person as the taps do, until the transaction ends; false when there is nobody. */
export async function lockAttendee(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: attendees.id })
    .from(attendees)
    .where(and(eq(attendees.id, id), isPerson()))
    .for('no key update')
  return rows.length > 0
}

/** Whether somebody else has this handle. */
export async function isHandleTaken(tx: Transaction, id: string | null, handle: string): Promise<boolean> {
  const others = await tx.$count(
    attendees,
    sql`lower(${attendees.tiktokUsername}) = lower(${handle}) AND ${attendees.id} IS DISTINCT FROM ${id}`,
  )
  return others > 0
}

export async function insertAttendee(tx: Transaction, record: AttendeeRecord): Promise<string> {
  const [row] = await tx
    .insert(attendees)
    .values({ ...record, id: sql`random_id()`, totalPoints: 0, createdAt: sql`clock_timestamp()` })
    .returning({ id: attendees.id })
  if (!row) throw new Error('The attendee was not written.')
  return row.id
}

export async function updateAttendee(tx: Transaction, id: string, record: AttendeeRecord): Promise<void> {
  await tx.update(attendees).set(record).where(eq(attendees.id, id))
}

/** One desk registers at a time, so that a handle is given once; taps do not wait for it. */
export async function lockDesk(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${locks.desk})`)
}

function toDeskAttendee({ endsWith, linkedAt, ticketOff, ...person }: DeskRow): DeskAttendee {
  const wristband =
    endsWith === null || linkedAt === null ? null : { endsWith, linkedAt: new Date(linkedAt).toISOString() }
  return { ...person, wristband, ...(ticketOff && { ticketOff }) } as DeskAttendee
}
