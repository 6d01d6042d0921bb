import type { SchedulePreview } from '../../contract/schedules.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { countSaves } from '../programme/index.ts'
import { countSteps, describeSteps, digestOf, remarkClashes } from './describe-plan.ts'
import { checkAddress, fetchSchedule, readFile } from './fetch-schedule.ts'
import type { ReadSchedule, SourceSession } from './formats/session.ts'
import { planSync, type Step } from './plan-sync.ts'
import { requireSource, toSource } from './source.ts'
import {
  createScheduleId,
  insertPreview,
  insertSource,
  listKnown,
  listUnlinked,
  updateSource,
} from './store.ts'

type Reading = Pick<Deps, 'db' | 'clock' | 'fetchRules'>

/** Reads a schedule from an address for the first time. @throws Refusal schedule_unreadable */
export async function addSchedule(deps: Reading, actor: User, given: string): Promise<SchedulePreview> {
  const address = checkAddress(deps, given.trim())
  const read = await fetchSchedule(deps, address)
  return addRead(deps, actor, read, address, new URL(address).hostname)
}

/**
 * Reads a file that staff brought, as a new schedule or as the next state of one.
 * @throws Refusal schedule_unreadable or schedule_not_found
 */
export async function readScheduleFile(
  deps: Reading,
  actor: User,
  file: Buffer,
  sourceId: string | undefined,
): Promise<SchedulePreview> {
  if (sourceId === undefined) return addRead(deps, actor, await readFile(deps, file), null, '')
  await requireSource(deps.db, sourceId)
  return preview(deps, sourceId, await readFile(deps, file))
}

/** Reads a schedule again. @throws Refusal schedule_not_found, schedule_unreadable, or invalid_request without an address */
export async function checkSchedule(deps: Reading, sourceId: string): Promise<SchedulePreview> {
  const { source } = await requireSource(deps.db, sourceId)
  if (source.address === null) {
    throw new Refusal('invalid_request', { message: 'This schedule has no address. Bring its file.' })
  }
  return preview(deps, sourceId, await fetchSchedule(deps, source.address))
}

async function addRead(
  deps: Reading,
  actor: User,
  read: ReadSchedule,
  address: string | null,
  otherName: string,
): Promise<SchedulePreview> {
  const id = createScheduleId()
  const name = read.name.trim().slice(0, 100) || otherName || formatNames[read.format]
  await deps.db.transaction(async (tx) => {
    const source = { id, name, format: read.format, address }
    await insertSource(tx, source)
    await recordChange(tx, actor, { action: 'schedule.create', subject: id, after: source })
  })
  return preview(deps, id, read)
}

const formatNames = { pretalx: 'pretalx', frab: 'frab', sessionize: 'Sessionize', ical: 'iCalendar' } as const

async function preview(deps: Reading, sourceId: string, read: ReadSchedule): Promise<SchedulePreview> {
  const id = createScheduleId()
  return deps.db.forLongWork.transaction(async (tx) => {
    await updateSource(tx, sourceId, { format: read.format })
    const steps = await planNow(tx, sourceId, read.sessions)
    const { sessions, problems } = read
    await insertPreview(tx, { id, sourceId, sessions, digest: digestOf(steps), madeAt: deps.clock.now() })
    const saves = await countSaves(
      tx,
      steps.flatMap(({ entry }) => entry?.id ?? []),
    )
    return {
      id,
      source: toSource(await requireSource(tx, sourceId)),
      counts: countSteps(steps),
      changes: describeSteps(steps, saves),
      remarks: [...problems, ...remarkClashes(steps)],
    }
  })
}

/** What taking these sessions would do now. */
export async function planNow(
  tx: Transaction,
  sourceId: string,
  sessions: SourceSession[],
  overwrite?: ReadonlySet<string>,
): Promise<Step[]> {
  const [known, unlinked] = [await listKnown(tx, sourceId), await listUnlinked(tx)]
  return planSync({ sessions, known, unlinked, ...(overwrite && { overwrite }) })
}
