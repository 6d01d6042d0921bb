import type { CurrentEdition, closeEdition as closeCall } from '../../contract/editions.ts'
import type { Request } from '../../contract/endpoint.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { type EventRow, isDuringEvent, lockEvent, updateEvent } from '../event/index.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import { readCurrent } from './read-editions.ts'
import { isArchived } from './store.ts'

type Closing = Pick<Deps, 'db' | 'clock' | 'live'>

/**
 * Closes the edition: what happens from now on does not count; what happened before does, whenever it arrives. Of two who
 * close at once the second finds it closed, and nothing changes.
 * @throws Refusal invalid_request for another name than the event's, doors_open, stale
 */
export async function closeEdition(
  deps: Closing,
  actor: User,
  { confirmation, whileOpen, nextStartsOn, version }: Request<typeof closeCall>['body'],
): Promise<CurrentEdition> {
  const now = deps.clock.now()
  const doorsAreOpen = await isDuringEvent(deps.db, now)
  await deps.db.transaction(async (tx) => {
    const before = await lockEvent(tx)
    if (before.closedAt !== null) return
    refuseStale(version, before)
    refuseOtherName(confirmation, before)
    if (nextStartsOn !== null && nextStartsOn <= before.endsOn)
      throw invalid('nextStartsOn', 'The next edition begins after the last day of this one.')
    if (doorsAreOpen && whileOpen !== true) throw new Refusal('doors_open')
    await updateEvent(tx, { ...before, closedAt: now, nextStartsOn })
    const after = { edition: before.edition, nextStartsOn, closedAt: now.toISOString() }
    await recordChange(tx, actor, { action: 'edition.close', subject: before.name, after })
  })
  announceEdition(deps)
  return readCurrent(deps)
}

/** Opens the edition again. Opening what is open changes nothing. @throws Refusal edition_archived */
export async function reopenEdition(deps: Closing, actor: User): Promise<CurrentEdition> {
  await deps.db.transaction(async (tx) => {
    const before = await lockEvent(tx)
    if (before.closedAt === null) return
    if (await isArchived(tx, before.closedAt)) throw new Refusal('edition_archived')
    await updateEvent(tx, { ...before, closedAt: null, nextStartsOn: null })
    const { edition } = before
    await recordChange(tx, actor, { action: 'edition.reopen', subject: before.name, after: { edition } })
  })
  announceEdition(deps)
  return readCurrent(deps)
}

/** @throws Refusal invalid_request unless it is the event's name; capitals and spaces around it do not matter */
export function refuseOtherName(confirmation: string, { name }: Pick<EventRow, 'name'>): void {
  const bare = (text: string) => text.normalize().trim().toLowerCase()
  if (bare(confirmation) !== bare(name))
    throw invalid('confirmation', 'Type the name of the event as it stands there.')
}

/** A request that is wrong in one place. */
export function invalid(path: string, message: string): Refusal {
  return new Refusal('invalid_request', { issues: [{ path, message }] })
}

/** Tells every process and page what an edition that begins or ends changes. */
export function announceEdition({ live }: Pick<Deps, 'live'>): void {
  for (const topic of ['event', 'leaderboard', 'installations', 'knowledge'] as const)
    live.announce({ topic })
  live.announce({ topic: 'stations', ids: [] })
}
