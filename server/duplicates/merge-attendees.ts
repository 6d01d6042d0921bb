import type { DeskAttendee } from '../../contract/desk.ts'
import type { listDuplicates as listCall, mergeAttendees as mergeCall } from '../../contract/duplicates.ts'
import type { Request, Response } from '../../contract/endpoint.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { listDeskAttendees, lockDesk, requireAttendee } from '../desk/index.ts'
import { Refusal } from '../http/refusal.ts'
import { listDuplicateIds, mergeInto } from './store.ts'

/** So many groups are shown: those that are merged make place for the next. */
const SHOWN = 50

/** People who may be one and the same. */
export async function listDuplicates({ db }: Deps): Promise<Response<typeof listCall>> {
  const found = await listDuplicateIds(db)
  const shown = found.slice(0, SHOWN)
  const people = new Map(
    (
      await listDeskAttendees(
        db,
        shown.flatMap(({ ids }) => ids),
      )
    ).map((person) => [person.id, person]),
  )
  const groups = shown.map(({ reason, ids }) => ({
    reason,
    people: ids.flatMap((id) => people.get(id) ?? []),
  }))
  return { groups, total: found.length }
}

/**
 * Makes one person of two: `id` stays, the other goes and leaves an alias to which its rows of the ledger belong.
 * @throws Refusal attendee_not_found, same_attendee, crew_not_eligible, board_not_open, erasure_waiting
 */
export async function mergeAttendees(
  deps: Deps,
  actor: User,
  id: string,
  { otherId, reason }: Request<typeof mergeCall>['body'],
): Promise<DeskAttendee> {
  if (id === otherId) throw new Refusal('same_attendee')
  const merged = await deps.db.transaction(async (tx) => {
    await lockDesk(tx)
    await requireAttendee(tx, id)
    await requireAttendee(tx, otherId)
    const given = { kept: id, gone: otherId, reason, causedBy: actor.id, happenedAt: deps.clock.now() }
    const { outcome, points } = await mergeInto(tx, given)
    if (outcome !== 'merged') throw new Refusal(outcome)
    const after = { mergedFrom: otherId, points, reason }
    await recordChange(tx, actor, { action: 'attendee.merge', subject: id, after })
    return requireAttendee(tx, id)
  })
  deps.live.announce({ topic: 'leaderboard' })
  return merged
}
