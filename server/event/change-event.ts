import type { EventChange, EventSettings } from '../../contract/admin-event.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal, refuseStale } from '../http/refusal.ts'
import { requireEvent } from './require-event.ts'
import { toRow, toSettings } from './settings.ts'
import { type EventRow, isKnownZone, lockEvent, updateEvent } from './settings-store.ts'

/** Longer events have other needs than one list of days. */
const MOST_DAYS = 31
const DAY_MS = 24 * 3_600_000

/** What an archive is written under, and counted by. */
const archivedAs = ['name', 'edition', 'timeZone', 'startsOn', 'endsOn', 'dayStartsAtHour'] as const

/** The settings of the event. @throws Refusal unavailable while there is none */
export async function readSettings({ db }: Pick<Deps, 'db'>): Promise<EventSettings> {
  return toSettings(await requireEvent(db))
}

/**
 * Changes settings of the event, and tells every process and every open page.
 * @throws Refusal invalid_request for what does not fit together, stale on an old version, edition_over for the name and
 * the days of an edition that is over
 */
export async function changeEvent(
  deps: Pick<Deps, 'db' | 'live'>,
  actor: User,
  { version, ...change }: EventChange,
): Promise<EventSettings> {
  const changed = await deps.db.transaction(async (tx) => {
    const before = await lockEvent(tx)
    refuseStale(version, toSettings(before))
    const wanted = { ...before, ...toRow(change, before) }
    const issues = issuesOf(wanted)
    if (!isZoneOfScreens(wanted.timeZone) || !(await isKnownZone(tx, wanted.timeZone)))
      issues.push({ path: 'timeZone', message: 'A time zone such as America/Los_Angeles' })
    if (issues.length > 0) throw new Refusal('invalid_request', { issues })
    // An edition that is over keeps the name and the days under which it is archived; the next one is begun with its own.
    if (before.closedAt !== null && archivedAs.some((field) => wanted[field] !== before[field])) {
      throw new Refusal('edition_over')
    }
    const after = await updateEvent(tx, wanted)
    if (after.version !== before.version)
      await recordChange(tx, actor, { action: 'event.update', subject: 'event', before, after })
    return after
  })
  deps.live.announce({ topic: 'event' })
  return toSettings(changed)
}

/** What is right alone and wrong together. */
export function issuesOf(
  event: Pick<EventRow, 'startsOn' | 'endsOn' | 'languages' | 'defaultLanguage'>,
): { path: string; message: string }[] {
  const issues: { path: string; message: string }[] = []
  const days = (Date.parse(event.endsOn) - Date.parse(event.startsOn)) / DAY_MS + 1
  if (days < 1) issues.push({ path: 'endsOn', message: 'The last day is before the first.' })
  if (days > MOST_DAYS) issues.push({ path: 'endsOn', message: `An event lasts ${MOST_DAYS} days at most.` })
  if (!event.languages.includes(event.defaultLanguage))
    issues.push({ path: 'defaultLanguage', message: 'The first language is one of those that are offered.' })
  return issues
}

/** Browsers and PostgreSQL have lists of zones of their own; both have to know it. */
function isZoneOfScreens(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
