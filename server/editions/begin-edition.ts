import type { beginEdition as beginCall, CurrentEdition } from '../../contract/editions.ts'
import type { Request } from '../../contract/endpoint.ts'
import type { User } from '../../contract/staff.ts'
import { type Actor, recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { type EventRow, issuesOf, lockEvent, updateEvent } from '../event/index.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import { emptyTables, insertArchive, lockEmptied, revokeStations, settleKeptTables } from './archive-store.ts'
import { announceEdition, refuseOtherName } from './close-edition.ts'
import { peopleGoAt, readCurrent } from './read-editions.ts'
import { isArchived } from './store.ts'

/** What a festival does by itself once its people were kept long enough. */
const retention: Actor = { id: 'retention', firstName: 'The', lastName: 'festival', email: null }

/**
 * Begins the next edition: archives the closed one, empties what belongs to it, and takes the new name and days. One
 * transaction, so that there is no half of it; a tap that is on its way meanwhile waits, and is told that its edition is
 * over.
 * @throws Refusal edition_open, stale, invalid_request for another name than the event's and for days that do not fit
 */
export async function beginEdition(
  deps: Pick<Deps, 'db' | 'clock' | 'live'>,
  actor: User,
  { confirmation, keepsStations, version, ...named }: Request<typeof beginCall>['body'],
): Promise<CurrentEdition> {
  const now = deps.clock.now()
  await deps.db.forLongWork.transaction(async (tx) => {
    const before = await lockEvent(tx)
    const { closedAt } = before
    if (closedAt === null) throw new Refusal('edition_open')
    refuseStale(version, before)
    refuseOtherName(confirmation, before)
    const next: EventRow = { ...before, ...named, beganAt: now, closedAt: null, nextStartsOn: null }
    const issues = issuesOf(next)
    if (issues.length > 0) throw new Refusal('invalid_request', { issues })
    if (!(await isArchived(tx, closedAt))) await archive(tx, actor, before, now)
    if (!keepsStations) await revokeStations(tx, now)
    await updateEvent(tx, next)
    const after = { ...named, keepsStations }
    await recordChange(tx, actor, { action: 'edition.begin', subject: next.name, after })
  })
  announceEdition(deps)
  return readCurrent(deps)
}

/**
 * Archives a closed edition whose people were kept long enough, and lets them go. The event stays closed until the next
 * edition begins. Of several processes one does it.
 * @returns whether there was something to do
 */
export async function archiveWhenDue(deps: Pick<Deps, 'db' | 'clock' | 'live'>): Promise<boolean> {
  const now = deps.clock.now()
  const isDone = await deps.db.forLongWork.transaction(async (tx) => {
    const before = await lockEvent(tx)
    const { closedAt } = before
    if (closedAt === null || peopleGoAt(closedAt) > now || (await isArchived(tx, closedAt))) return false
    await archive(tx, retention, before, now)
    return true
  })
  if (isDone) announceEdition(deps)
  return isDone
}

async function archive(tx: Transaction, actor: Actor, event: EventRow, now: Date): Promise<void> {
  await lockEmptied(tx)
  const id = await insertArchive(tx, now)
  await emptyTables(tx)
  await settleKeptTables(tx)
  const after = { name: event.name, edition: event.edition }
  await recordChange(tx, actor, { action: 'edition.archive', subject: id, after })
}
