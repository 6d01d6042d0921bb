import { eq, sql } from 'drizzle-orm'
import type { Attendee } from '../../contract/attendees.ts'
import { attendees, publicAttendee } from '../attendees/table.ts'
import type { Transaction } from '../db/client.ts'
import { locks } from '../db/locks.ts'

/** Points that staff are about to give. */
export interface NewBonus {
  attendeeId: string
  points: number
  reason: string | null
  causedBy: string
  key: string | null
  /** Hash of what was asked: the same key with other content is refused. */
  fingerprint: string | null
  happenedAt: Date
}

/** What award_bonus and void_interaction may say. */
type StaffOutcome =
  | 'awarded'
  | 'replayed'
  | 'idempotency_key_reused'
  | 'attendee_not_found'
  | 'crew_not_eligible'
  | 'edition_over'
  | 'interaction_not_found'
  | 'not_voidable'
  | 'already_voided'

/** What became of a bonus or a void. */
export interface StaffAward {
  outcome: StaffOutcome
  interactionId: string
  attendeeId: string
  points: number
  totalAfter: number
  occurredAt: Date
}

/** The columns of the SQL type `staff_award`; the moment as text, for Drizzle leaves what it does not know untouched. */
interface AwardRow extends Record<string, unknown> {
  outcome: StaffOutcome
  interaction_id: string
  attendee_id: string
  points: number
  total_after: number
  occurred_at: string
}

export async function insertBonus(tx: Transaction, bonus: NewBonus): Promise<StaffAward> {
  const { attendeeId, points, reason, causedBy, key, fingerprint, happenedAt } = bonus
  const { rows } = await tx.execute<AwardRow>(
    sql`SELECT * FROM award_bonus(${attendeeId}, ${points}, ${reason}, ${causedBy}, ${key}, ${fingerprint},
      ${happenedAt.toISOString()}::timestamptz)`,
  )
  return toAward(rows[0])
}

/** Points that somebody has given as bonuses on the event day of a moment; another bonus of theirs waits until the end. Points that a merge carried over are nobody's gift. */
export async function sumBonusesOfDay(tx: Transaction, causedBy: string, moment: Date): Promise<number> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${locks.bonus}, hashtext(${causedBy}))`)
  const { rows } = await tx.execute<{ points: number }>(
    sql`SELECT coalesce(sum(points), 0)::int AS points FROM interactions
      WHERE caused_by = ${causedBy} AND kind = 'bonus' AND NOT metadata ? 'mergedFrom'
        AND occurred_at >= event_day_begins(event_day(${moment.toISOString()}::timestamptz))`,
  )
  return rows[0]?.points ?? 0
}

export async function insertVoid(
  tx: Transaction,
  { id, reason, causedBy, happenedAt }: { id: string; reason: string; causedBy: string; happenedAt: Date },
): Promise<StaffAward> {
  const { rows } = await tx.execute<AwardRow>(
    sql`SELECT * FROM void_interaction(${id}::bigint, ${reason}, ${causedBy}, ${happenedAt.toISOString()}::timestamptz)`,
  )
  return toAward(rows[0])
}

/** A person as anyone may see them. */
export async function findPublicAttendee(tx: Transaction, id: string): Promise<Attendee | undefined> {
  const [row] = await tx.select(publicAttendee).from(attendees).where(eq(attendees.id, id))
  return row
}

function toAward(row: AwardRow | undefined): StaffAward {
  if (!row) throw new Error('The ledger did not answer.')
  return {
    outcome: row.outcome,
    interactionId: row.interaction_id,
    attendeeId: row.attendee_id,
    points: row.points,
    totalAfter: row.total_after,
    occurredAt: new Date(row.occurred_at),
  }
}
