import type { Request } from '../../contract/endpoint.ts'
import type { changeSchedule as changeCall, ScheduleSource } from '../../contract/schedules.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange, recordChanges } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import { contentOf, lockEntries, updateFromSchedule } from '../knowledge/index.ts'
import { checkAddress } from './fetch-schedule.ts'
import { requireSource, toSource } from './source.ts'
import { listKnown, lockSource, removeSource, updateSource } from './store.ts'

type Change = Request<typeof changeCall>['body']

/** Changes name, address or rhythm. @throws Refusal schedule_not_found, schedule_unreadable, stale or invalid_request */
export async function changeSchedule(
  deps: Pick<Deps, 'db' | 'clock' | 'fetchRules'>,
  actor: User,
  id: string,
  { version, name, address: given, everyMinutes }: Change,
): Promise<ScheduleSource> {
  const address = given === undefined ? undefined : checkAddress(deps, given.trim())
  return deps.db.transaction(async (tx) => {
    await lockSource(tx, id)
    const found = await requireSource(tx, id)
    const before = toSource(found)
    refuseStale(version, before)
    const rhythm = everyMinutes === undefined ? before.everyMinutes : everyMinutes
    if (rhythm !== null && (address ?? before.address) === null) {
      throw new Refusal('invalid_request', {
        issues: [
          {
            path: 'everyMinutes',
            message: 'A schedule without an address is read when its file is brought.',
          },
        ],
      })
    }
    await updateSource(tx, id, {
      name: name ?? before.name,
      address: address ?? before.address,
      everyMinutes: rhythm,
      ...(everyMinutes !== undefined && { nextRunAt: everyMinutes === null ? null : deps.clock.now() }),
    })
    const after = toSource(await requireSource(tx, id))
    await recordChange(tx, actor, { action: 'schedule.update', subject: id, before, after })
    return after
  })
}

/**
 * Forgets a schedule.
 * @param sessions whether they stay in the programme
 * @throws Refusal schedule_not_found
 */
export async function removeSchedule(
  deps: Pick<Deps, 'db' | 'live'>,
  actor: User,
  id: string,
  sessions: 'stay' | 'go',
): Promise<void> {
  await deps.db.forLongWork.transaction(async (tx) => {
    await lockEntries(tx)
    await lockSource(tx, id)
    const before = toSource(await requireSource(tx, id))
    const known = sessions === 'go' ? await listKnown(tx, id) : []
    const told = known.flatMap(({ entry }) => (entry.isActive ? [entry] : []))
    await updateFromSchedule(
      tx,
      told.map((entry) => entry.id),
      { isActive: false },
    )
    await recordChanges(tx, actor, [
      ...told.map((entry) => ({ action: 'knowledge.delete', subject: entry.id, before: contentOf(entry) })),
      { action: 'schedule.delete', subject: id, before },
    ])
    await removeSource(tx, id)
  })
  deps.live.announce({ topic: 'knowledge' })
}
