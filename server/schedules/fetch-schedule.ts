import { type ScheduleFailure, scheduleFailures } from '../../contract/schedules.ts'
import type { Deps } from '../deps.ts'
import { requireEvent } from '../event/index.ts'
import { Refusal } from '../http/refusal.ts'
import { FetchFailed, fetchSafely, readAddress } from '../safe-fetch/index.ts'
import { eventDays } from './event-days.ts'
import { type ReadSchedule, Unreadable } from './formats/session.ts'
import { readAside } from './read-aside.ts'

/** As large as a file that staff bring (bytes). */
const LARGEST = 5 * 1024 * 1024
const MOST_REDIRECTS = 3

type Reading = Pick<Deps, 'db' | 'fetchRules'>

/** A schedule could not be had or read: 422 with the failure as the path of its issue. */
export class ScheduleRefusal extends Refusal {
  readonly failure: ScheduleFailure

  constructor(failure: ScheduleFailure) {
    const message = scheduleFailures[failure]
    super('schedule_unreadable', { message, issues: [{ path: failure, message }] })
    this.failure = failure
  }
}

/** Fetches a schedule from another site and reads it. @throws ScheduleRefusal */
export async function fetchSchedule(deps: Reading, address: string): Promise<ReadSchedule> {
  const asked = {
    headers: { accept: 'application/json, application/xml, text/calendar, */*;q=0.1' },
    largest: LARGEST,
    redirects: MOST_REDIRECTS,
  }
  const { status, body } = await fetchSafely(address, asked, deps.fetchRules).catch(refuseFailed)
  if (status !== 200) throw new ScheduleRefusal('away')
  return readFile(deps, body)
}

/** Whether this address may be asked at all. @throws ScheduleRefusal */
export function checkAddress({ fetchRules }: Pick<Deps, 'fetchRules'>, address: string): string {
  try {
    return readAddress(address, fetchRules).href
  } catch (problem) {
    return refuseFailed(problem)
  }
}

/** Reads a file that staff brought. @throws ScheduleRefusal */
export async function readFile({ db }: Pick<Deps, 'db'>, file: Uint8Array): Promise<ReadSchedule> {
  const event = await requireEvent(db)
  const { startsAt, endsAt } = eventDays(event)
  const { timeZone, dayStartsAtHour } = event
  try {
    return await readAside(file, { timeZone, dayStartsAtHour, startsAt, endsAt })
  } catch (problem) {
    if (!(problem instanceof Unreadable)) throw problem
    throw new ScheduleRefusal(problem.reason === 'too-hard' ? 'not-a-schedule' : problem.reason)
  }
}

function refuseFailed(failure: unknown): never {
  if (!(failure instanceof FetchFailed)) throw failure
  const isRefused = failure.problem === 'bad-address' || failure.problem === 'inside'
  throw new ScheduleRefusal(isRefused ? 'address' : failure.problem)
}
