import { type NoticeKind, TOUR } from '../../contract/notices.ts'
import type { Setup } from '../../contract/setup.ts'
import type { ServiceUsage } from '../../contract/usage.ts'
import type { SilentStation } from './store.ts'

const DAY_MS = 24 * 3_600_000

/** So long before the doors open, what is missing is said again; who answers for the event, earlier. Days. */
const READY_DAYS = 2
const CONTACT_DAYS = 14
const PREPARED_DAYS = 7
/** So long after its last day an edition that nobody has closed is mentioned, and before people go. Days. */
const CLOSE_AFTER_DAYS = 3
const PEOPLE_GO_DAYS = 14

const LEAST_FREE_SHARE = 0.1
const LEAST_FREE_BYTES = 2e9
const BUDGET_SHARE = 0.8

/** What notices are judged by. */
export interface NoticeFacts {
  /** By the programme clock. */
  now: Date
  setup: Setup
  event: { startsOn: string; endsOn: string; endsAt: Date; closedAt: Date | null }
  /** When the people of a closed edition go by themselves; null where there is none. */
  peopleGoAt: Date | null
  silent: readonly (SilentStation & { shownSince: Date })[]
  failedMails: number
  /** Of the disk with the data; undefined where the database is elsewhere. */
  disk: { free: number; size: number } | undefined
  usage: readonly ServiceUsage[]
  /** That backups fail, and since when there is no good one: the moment of the last, if there ever was one. */
  failingBackups: { since: string | null } | undefined
  /** Since when the ledger breaks rules, as ISO 8601: one moment for every place. */
  brokenSince: readonly string[]
  /** Since when nobody has proved the ledger, if that is too long: by the clock, and as the venue's clock shows it. */
  unwatched: { since: Date; shownSince: Date } | null
  /** Entries that a configured model has not prepared. */
  unprepared: number
}

/** A value of a sentence: as it is, or a moment, a share or an amount of bytes that each language writes in its own way. */
export type NoticeValue = string | number | Date | { share: number } | { bytes: number }

/** A notice before it is put into words. */
export interface JudgedNotice {
  cause: string
  kind: NoticeKind
  isUrgent: boolean
  /** Admins are mailed. Of silent stations others are (STATION_NOTICES_TO). */
  isMailed: boolean
  values: Record<string, NoticeValue>
  address: string | null
}

/** Everybody is offered to be shown around, once. */
const tour: JudgedNotice = {
  kind: 'tour',
  cause: TOUR,
  address: 'tab=analytics&tour=1',
  values: {},
  isUrgent: false,
  isMailed: false,
}

/** What an organiser must know at a moment, the urgent first. */
export function judgeNotices(facts: NoticeFacts): JudgedNotice[] {
  const found = [
    ...beforeTheDoorsOpen(facts),
    ...whileItRuns(facts),
    ...outOfSpace(facts),
    ...atRisk(facts),
    ...afterTheEvent(facts),
    tour,
  ]
  return found.sort((one, other) => Number(other.isUrgent) - Number(one.isUrgent))
}

function beforeTheDoorsOpen({ now, setup, event, unprepared }: NoticeFacts): JudgedNotice[] {
  const isNamed = setup.steps.some(({ id, state }) => id === 'event' && state === 'done')
  const days = (Date.parse(setup.opensAt) - now.getTime()) / DAY_MS
  if (!isNamed || setup.isOpen || event.closedAt !== null) return []
  const found: JudgedNotice[] = []
  const open = setup.steps.filter(({ state }) => state === 'open').length
  const at = { time: new Date(setup.opensAt) }
  if (days <= READY_DAYS && open > 0)
    found.push({
      ...notice('not-ready', event.startsOn, 'tab=setup', { ...at, count: open }),
      isUrgent: true,
    })
  if (days <= CONTACT_DAYS && setup.steps.some(({ id, state }) => id === 'terms' && state === 'open'))
    found.push(notice('no-contact', event.startsOn, 'tab=settings', at))
  if (days <= PREPARED_DAYS && unprepared > 0)
    found.push(notice('unprepared', event.startsOn, 'tab=preparation', { count: unprepared }))
  return found
}

function whileItRuns({ now, silent, failedMails }: NoticeFacts): JudgedNotice[] {
  const found = silent.map(({ id, name, place, since, shownSince }) => ({
    ...notice('station-silent', `${id}.${since}`, 'tab=stations', { name, place, time: shownSince }),
    isUrgent: true,
    isMailed: false,
  }))
  if (failedMails === 0) return found
  // Nobody is mailed that mails fail.
  const failing = notice('mail-failing', now.toISOString().slice(0, 10), null, { count: failedMails })
  return [...found, { ...failing, isMailed: false }]
}

function outOfSpace({ now, disk, usage }: NoticeFacts): JudgedNotice[] {
  const today = now.toISOString().slice(0, 10)
  const found: JudgedNotice[] = []
  if (disk && (disk.free < LEAST_FREE_BYTES || disk.free < disk.size * LEAST_FREE_SHARE))
    found.push({ ...notice('disk-full', today, null, { free: { bytes: disk.free } }), isUrgent: true })
  for (const { service, meters } of usage) {
    for (const { of, units, unitsCap, dollars, dollarsCap } of meters) {
      const share = Math.max(shareOf(units, unitsCap), shareOf(dollars, dollarsCap))
      if ((of !== 'day' && of !== 'event') || share < BUDGET_SHARE) continue
      const cause = `${service}.${of}${of === 'day' ? `.${today}` : ''}`
      found.push(notice('budget', cause, 'tab=analytics', { share: { share }, service, of }))
    }
  }
  return found
}

/** What may be lost, or is not right any more. */
function atRisk({ failingBackups, brokenSince, unwatched }: NoticeFacts): JudgedNotice[] {
  const found: JudgedNotice[] = []
  const [brokenFirst] = [...brokenSince].sort()
  if (failingBackups) found.push(notice('backup-failing', failingBackups.since ?? 'ever', 'tab=backups', {}))
  if (brokenFirst !== undefined)
    found.push(notice('ledger-broken', brokenFirst, 'tab=analytics', { count: brokenSince.length }))
  if (unwatched) {
    const { since, shownSince } = unwatched
    found.push(notice('ledger-unwatched', since.toISOString(), null, { time: shownSince }))
  }
  return found.map((one) => ({ ...one, isUrgent: true }))
}

function afterTheEvent({ now, event, peopleGoAt }: NoticeFacts): JudgedNotice[] {
  const address = 'tab=settings&group=editions'
  if (event.closedAt === null) {
    const days = (now.getTime() - event.endsAt.getTime()) / DAY_MS
    return days > CLOSE_AFTER_DAYS
      ? [notice('event-over', event.endsOn, address, { time: event.endsAt })]
      : []
  }
  if (peopleGoAt === null || peopleGoAt.getTime() - now.getTime() > PEOPLE_GO_DAYS * DAY_MS) return []
  return [
    { ...notice('people-go', event.closedAt.toISOString(), address, { time: peopleGoAt }), isUrgent: true },
  ]
}

function notice(
  kind: NoticeKind,
  cause: string,
  address: string | null,
  values: JudgedNotice['values'],
): JudgedNotice {
  return { kind, cause: `${kind}.${cause}`, address, values, isUrgent: false, isMailed: true }
}

function shareOf(used: number, cap: number): number {
  return cap > 0 ? used / cap : 0
}
