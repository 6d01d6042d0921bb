import ICAL from 'ical.js'
import { instantOf } from '../../../contract/wall-clock.ts'
import { type Collector, createCollector } from './collect.ts'
import { type Festival, type RawSession, type ReadSchedule, Unreadable } from './session.ts'
import { isZone } from './zone.ts'

/** Repetitions further away belong to another festival (milliseconds). */
const AROUND_MS = 30 * 24 * 3_600_000

/** No session is repeated more often in a festival, and no rule is followed longer to get there. */
const MOST_REPETITIONS = 200
const MOST_STEPS = 20_000

/** Reads an iCalendar file with its repetitions, as instants. @throws Unreadable */
export function readIcal(text: string, festival: Festival): ReadSchedule {
  const calendars = parse(text)
  const name = calendars[0]?.getFirstPropertyValue('x-wr-calname')
  // Times without a zone are on the clock of whoever looks: here the festival's.
  const collector = createCollector(festival, festival.timeZone)
  for (const calendar of calendars) {
    const events = calendar.getAllSubcomponents('vevent')
    const changed = Map.groupBy(
      events.filter((event) => event.hasProperty('recurrence-id')),
      uidOf,
    )
    for (const event of events.filter((one) => !one.hasProperty('recurrence-id'))) {
      readEvent(event, changed.get(uidOf(event)) ?? [], festival, collector)
    }
  }
  const { sessions, problems } = collector
  return { format: 'ical', name: String(name ?? ''), sessions, problems }
}

function parse(text: string): ICAL.Component[] {
  try {
    const parsed = ICAL.parse(text)
    const all = (Array.isArray(parsed[0]) ? parsed : [parsed]) as object[]
    return all.map((one) => new ICAL.Component(one as never))
  } catch {
    throw new Unreadable('not-a-schedule')
  }
}

function uidOf(event: ICAL.Component): string {
  return String(event.getFirstPropertyValue('uid') ?? '')
}

function readEvent(
  component: ICAL.Component,
  exceptions: ICAL.Component[],
  festival: Festival,
  collector: Collector,
): void {
  const event = new ICAL.Event(component, { exceptions })
  const title = event.summary ?? ''
  const start = event.startDate
  if (start?.isDate) collector.remark('all-day', title)
  else if (start && instantAt(start, festival) === undefined) collector.remark('unknown-zone', title)
  else if (!start || !event.isRecurring()) collector.add(rawOf(component, start, festival))
  else {
    for (const { item, startDate, recurrence } of repetitionsOf(event, festival, collector)) {
      const id = `${event.uid}/${recurrence}`
      collector.add({ ...rawOf(item.component, startDate, festival), id, series: event.uid })
    }
  }
}

interface Repetition {
  item: ICAL.Event
  startDate: ICAL.Time
  /** Which one it is, by the moment for which the rule has it. */
  recurrence: string
}

/** The repetitions around the festival, or the first one where none is near. */
function repetitionsOf(event: ICAL.Event, festival: Festival, collector: Collector): Repetition[] {
  const found: Repetition[] = []
  let first: Repetition | undefined
  const iterator = event.iterator()
  for (let step = 0; ; step += 1) {
    const next = iterator.next()
    if (!next) break
    const { item, startDate } = event.getOccurrenceDetails(next)
    const planned = instantAt(next, festival)?.getTime() ?? 0
    const repetition = { item, startDate, recurrence: new Date(planned).toISOString() }
    first ??= repetition
    if (planned > festival.endsAt + AROUND_MS) break
    if (planned >= festival.startsAt - AROUND_MS) found.push(repetition)
    if (found.length >= MOST_REPETITIONS || step >= MOST_STEPS) {
      collector.remark('endless', event.summary ?? '')
      break
    }
  }
  return found.length === 0 && first ? [first] : found
}

function rawOf(
  component: ICAL.Component,
  start: ICAL.Time | null | undefined,
  festival: Festival,
): RawSession {
  const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '')
  return {
    id: uidOf(component),
    title: text('summary'),
    texts: [text('description')],
    people: [],
    room: text('location'),
    tags: component.getAllProperties('categories').flatMap((property) => property.getValues().map(String)),
    start: start ? instantAt(start, festival) : undefined,
    end: lengthOf(component, festival),
    isCancelled: text('status').toUpperCase() === 'CANCELLED',
  }
}

/** How long it takes, from its own start to its own end, each in its own zone. */
function lengthOf(component: ICAL.Component, festival: Festival): RawSession['end'] {
  const duration = component.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) return { afterMs: duration.toSeconds() * 1_000 }
  const [start, end] = [component.getFirstPropertyValue('dtstart'), component.getFirstPropertyValue('dtend')]
  if (!(start instanceof ICAL.Time) || !(end instanceof ICAL.Time)) return undefined
  const [from, to] = [instantAt(start, festival), instantAt(end, festival)]
  return from && to && { afterMs: to.getTime() - from.getTime() }
}

/** The instant of a time in the zone that it names; undefined for a zone that nobody knows. */
function instantAt(time: ICAL.Time, { timeZone }: Festival): Date | undefined {
  const shown = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
  const named = time.zone?.tzid ?? ''
  if (named === 'UTC' || named === 'Z') return new Date(shown)
  // A zone that the file names and does not describe.
  const bare = named === 'floating' || named === '' ? ((time as { timezone?: string }).timezone ?? '') : named
  if (bare === '' || bare === 'floating') return new Date(instantOf(shown, timeZone))
  // The computer knows the zones of the world better than files that describe them.
  if (isZone(bare)) return new Date(instantOf(shown, bare))
  return named === bare ? new Date(time.toUnixTime() * 1_000) : undefined
}
