import { eq, type SQL, sql } from 'drizzle-orm'
import type { TicketOff } from '../../contract/desk.ts'
import type { ClaimState, PrizeClaim } from '../../contract/prize-claims.ts'
import { displayName, type StaffName } from '../../contract/staff.ts'
import { attendees, publicAttendee } from '../attendees/table.ts'
import type { Database, DatabaseHandle, Transaction } from '../db/client.ts'

/** Which claims are looked for. */
export interface ClaimSearch {
  id?: string | undefined
  attendeeId?: string | undefined
  tierId?: string | undefined
  state?: ClaimState | undefined
  /** In lower case; each must be found in the handle, the name or the prize. */
  words?: string[] | undefined
}

/** Which members of staff did something with a claim. */
type Doing = 'reservedBy' | 'handedOverBy' | 'endedBy'

type ClaimRecord = Record<string, unknown> & Omit<PrizeClaim, Doing> & Record<Doing, StaffName | null>

const staffIn = (column: string) =>
  sql.raw(`(SELECT json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'email', u.email)
    FROM users u WHERE u.id = c.${column})`)

/** A moment as the contract writes it. */
const moment = (column: string) =>
  sql.raw(`to_char(c.${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Claims as they stand now: a reservation that has run out is expired, also before somebody has written so. */
const claimsAt = (
  now: Date,
) => sql`(SELECT id, tier_id, attendee_id, prize_name, required_points, size_id, size_name, reserved_at, reserved_by,
    expires_at, handed_over_at, handed_over_by, ended_by, reason,
    CASE WHEN state = 'reserved' AND expires_at <= ${now.toISOString()} THEN 'expired' ELSE state END AS state,
    CASE WHEN state = 'reserved' AND expires_at <= ${now.toISOString()} THEN expires_at ELSE ended_at END AS ended_at
  FROM prize_claims)`

const columns = sql`c.id, c.tier_id AS "tierId", c.prize_name AS "prizeName", c.required_points AS "requiredPoints",
  c.size_id AS "sizeId", c.size_name AS "sizeName", c.state, NOT a.is_crew AND a.total_points >= c.required_points AS "isStillReached", c.reason,
  ${moment('reserved_at')} AS "reservedAt", ${staffIn('reserved_by')} AS "reservedBy",
  ${moment('expires_at')} AS "expiresAt",
  ${moment('handed_over_at')} AS "handedOverAt", ${staffIn('handed_over_by')} AS "handedOverBy",
  ${moment('ended_at')} AS "endedAt", ${staffIn('ended_by')} AS "endedBy",
  json_build_object('id', a.id, 'tiktokUsername', a.tiktok_username, 'firstName', a.first_name,
    'lastName', a.last_name, 'avatarUrl', a.avatar_url, 'attendeeName', a.attendee_name) AS attendee`

function matching({ id, attendeeId, tierId, state, words = [] }: ClaimSearch): SQL {
  const searched = sql`lower(concat_ws(' ', a.tiktok_username, a.attendee_name, c.prize_name, c.size_name))`
  const conditions = [
    ...(id === undefined ? [] : [sql`c.id = ${id}`]),
    ...(attendeeId === undefined ? [] : [sql`c.attendee_id = ${attendeeId}`]),
    ...(tierId === undefined ? [] : [sql`c.tier_id = ${tierId}`]),
    ...(state === undefined ? [] : [sql`c.state = ${state}`]),
    ...words.map((word) => sql`position(${word} IN ${searched}) > 0`),
  ]
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` AND `)
}

/** Claims, newest first. */
export async function listClaims(
  db: DatabaseHandle | Transaction,
  search: ClaimSearch,
  { now, limit, offset = 0 }: { now: Date; limit: number; offset?: number },
): Promise<PrizeClaim[]> {
  const { rows } = await db.execute<ClaimRecord>(
    sql`SELECT ${columns} FROM ${claimsAt(now)} c JOIN attendees a ON a.id = c.attendee_id
      WHERE ${matching(search)} ORDER BY c.reserved_at DESC, c.id LIMIT ${limit} OFFSET ${offset}`,
  )
  return rows.map(toClaim)
}

function toClaim({ reservedBy, handedOverBy, endedBy, ...claim }: ClaimRecord): PrizeClaim {
  const nameOf = (user: StaffName | null) => (user && displayName(user)) ?? null
  return {
    ...claim,
    reservedBy: nameOf(reservedBy),
    handedOverBy: nameOf(handedOverBy),
    endedBy: nameOf(endedBy),
  }
}

export async function countClaims(db: Database, search: ClaimSearch, now: Date): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM ${claimsAt(now)} c JOIN attendees a ON a.id = c.attendee_id
      WHERE ${matching(search)}`,
  )
  return rows[0]?.total ?? 0
}

/** A person at the desk. */
export async function findPersonAtDesk(db: Database, id: string) {
  const { isCrew, totalPoints } = attendees
  const [row] = await db
    .select({
      attendee: publicAttendee,
      isCrew,
      totalPoints,
      ticketOff: sql<TicketOff | null>`ticket_off(${attendees.id})`,
    })
    .from(attendees)
    .where(eq(attendees.id, id))
  return row
}
