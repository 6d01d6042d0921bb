import type { awardBonus as awardCall } from '../../contract/bonus.ts'
import type { Request, Response } from '../../contract/endpoint.ts'
import type { User } from '../../contract/staff.ts'
import { assertNever } from '../assert-never.ts'
import { type Actor, recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { Refusal } from '../http/refusal.ts'
import {
  findPublicAttendee,
  insertBonus,
  insertVoid,
  type StaffAward,
  sumBonusesOfDay,
} from './award-store.ts'
import { findStationOfRow } from './station-void-store.ts'

type Bonus = Request<typeof awardCall>['body']
type Awarded = Response<typeof awardCall>

/**
 * Gives bonus points. The same key again, of the same user, answers as the first time and gives nothing more.
 * @throws Refusal attendee_not_found, crew_not_eligible, edition_over, idempotency_key_reused, or bonus_limit_reached for more than
 *   BONUS_DAILY_LIMIT points of this user on one event day
 */
export async function awardBonus(
  deps: Deps,
  actor: Actor,
  bonus: Bonus,
  idempotencyKey: string | undefined,
): Promise<{ answer: Awarded; replayed: boolean }> {
  const { attendeeId, points } = bonus
  const reason = bonus.reason || null
  const happenedAt = deps.clock.now()
  const result = await deps.db.transaction(async (tx) => {
    const given = await sumBonusesOfDay(tx, actor.id, happenedAt)
    const award = await insertBonus(tx, {
      attendeeId,
      points,
      reason,
      causedBy: actor.id,
      // Keys of taps and of other users are none of this user's business.
      key: idempotencyKey === undefined ? null : `bonus:${actor.id}:${idempotencyKey}`,
      fingerprint: idempotencyKey === undefined ? null : fingerprintOf(attendeeId, points, reason),
      happenedAt,
    })
    const answer = await toAnswer(tx, award)
    const replayed = award.outcome === 'replayed'
    if (!replayed && given + points > deps.config.bonusDailyLimit) throw new Refusal('bonus_limit_reached')
    if (!replayed) await record(tx, actor, 'bonus.award', award, reason)
    return { answer, replayed }
  })
  if (!result.replayed) deps.live.announce({ topic: 'leaderboard' })
  return result
}

/**
 * Takes the points of a row back, once.
 * @throws Refusal interaction_not_found, already_voided or not_voidable
 */
export async function voidInteraction(deps: Deps, actor: User, id: string, reason: string): Promise<Awarded> {
  const answer = await deps.db.transaction(async (tx) => {
    const award = await insertVoid(tx, { id, reason, causedBy: actor.id, happenedAt: deps.clock.now() })
    const taken = await toAnswer(tx, award)
    await record(tx, actor, 'interaction.void', award, reason, {
      voids: id,
      stationName: await findStationOfRow(tx, id),
    })
    return taken
  })
  deps.live.announce({ topic: 'leaderboard' })
  return answer
}

/** @throws Refusal when nothing was awarded */
function refuse({ outcome }: StaffAward): void {
  switch (outcome) {
    case 'awarded':
    case 'replayed':
      return
    case 'idempotency_key_reused':
    case 'attendee_not_found':
    case 'crew_not_eligible':
    case 'edition_over':
    case 'interaction_not_found':
    case 'not_voidable':
    case 'already_voided':
      throw new Refusal(outcome)
    default:
      assertNever(outcome)
  }
}

async function toAnswer(tx: Transaction, award: StaffAward): Promise<Awarded> {
  refuse(award)
  const attendee = await findPublicAttendee(tx, award.attendeeId)
  if (!attendee) throw new Refusal('attendee_not_found')
  return {
    interaction: {
      id: award.interactionId,
      createdAt: award.occurredAt.toISOString(),
      pointsAwarded: award.points,
      metadata: {},
    },
    attendee,
    totalPoints: award.totalAfter,
  }
}

function record(
  tx: Transaction,
  actor: Actor,
  action: string,
  { interactionId, attendeeId, points, totalAfter }: StaffAward,
  reason: string | null,
  voided: { voids?: string; stationName?: string | undefined } = {},
): Promise<void> {
  return recordChange(tx, actor, {
    action,
    subject: attendeeId,
    before: { totalPoints: totalAfter - points },
    after: { totalPoints: totalAfter, points, reason, interactionId, ...voided },
  })
}
