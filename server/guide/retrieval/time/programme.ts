import { fold } from '../../../concepts/index.ts'
import type { KnowledgeEntry } from '../entry.ts'
import type { ProgrammeKind } from '../vocabulary/vocabulary.ts'
import type { AskedTime } from './read-time.ts'
import type { VenueClock } from './venue-clock.ts'

/** An entry of the programme with its times as instants. */
export type Slot = { entry: KnowledgeEntry; start: number; end: number }

const tagsOfKind: Record<ProgrammeKind, readonly string[]> = {
  concert: ['concert', 'acoustic'],
  headliner: ['headliner'],
  dj: ['dj', 'latenight', 'party'],
  battle: ['battle'],
  workshop: ['workshop'],
  meetup: ['meetup', 'meetandgreet'],
  ceremony: ['ceremony'],
  wellness: ['wellness'],
  panel: ['panel'],
}

/** The entries that carry a start and an end, in order of start. */
export function slotsOf(entries: readonly KnowledgeEntry[]): Slot[] {
  return entries
    .map((entry) => ({ entry, start: Date.parse(entry.startsAt ?? ''), end: Date.parse(entry.endsAt ?? '') }))
    .filter((slot) => !Number.isNaN(slot.start) && !Number.isNaN(slot.end))
    .sort((left, right) => left.start - right.start)
}

// An event lasts a month at most.
const mostDays = 31

/** The event's own days, in order: those between its first and last, and those on which something is on. */
export function daysOf(
  slots: readonly Slot[],
  clock: VenueClock,
  { startsOn, endsOn }: { startsOn?: string; endsOn?: string } = {},
): string[] {
  const own: string[] = []
  if (startsOn && endsOn)
    for (let day = startsOn; day <= endsOn && own.length < mostDays; day = clock.plusDays(day, 1))
      own.push(day)
  return [...new Set([...own, ...slots.map((slot) => clock.eventDayOf(slot.start))])].sort()
}

/** Whether a slot touches the asked span. */
export function isWithin(slot: Slot, time: AskedTime): boolean {
  return slot.start < time.to && slot.end > time.from
}

/** An asked moment that lies before the event's first day or after its last. */
export type Outside = { kind: 'before' | 'after'; day: string }

/** Whether a moment lies outside the event's days, and its first or last day; undefined where it has no days. */
export function outsideOf(time: AskedTime, days: readonly string[], clock: VenueClock): Outside | undefined {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return undefined
  // "Now" and "next" before the event are its beginning.
  const asked = time.kind === 'span' ? time.lastDay : clock.eventDayOf(time.from)
  if (asked < first) return { kind: 'before', day: first }
  return time.firstDay > last ? { kind: 'after', day: last } : undefined
}

/** From the first beginning to the last end on the event day of an instant, or on the next day on which something is on. */
export function hoursOfDay(
  slots: readonly Slot[],
  clock: VenueClock,
  instant: number,
): { from: number; to: number } | undefined {
  const asked = clock.eventDayOf(instant)
  const day = slots.map(({ start }) => clock.eventDayOf(start)).find((one) => one >= asked)
  const own = slots.filter(({ start }) => clock.eventDayOf(start) === day)
  const [first] = own
  return first && { from: first.start, to: Math.max(...own.map(({ end }) => end)) }
}

/** What is on in the asked span; for "now" with nothing on, what comes next. */
export function listProgramme(
  slots: readonly Slot[],
  time: AskedTime,
  wanted: { places: readonly string[]; kinds: readonly ProgrammeKind[] },
): Slot[] {
  const fitting = slots.filter((slot) => isAt(slot, wanted.places) && isOfKind(slot, wanted.kinds))
  const upcoming = fitting.filter((slot) => slot.start > time.from)
  const firstUpcoming = upcoming.filter((slot) => slot.start === upcoming[0]?.start)
  if (time.kind === 'next') return upcoming.slice(0, Math.max(3, firstUpcoming.length))
  const on = fitting.filter((slot) => isWithin(slot, time))
  if (on.length > 0 || time.kind === 'span') return on
  return upcoming.slice(0, 3)
}

function isAt(slot: Slot, places: readonly string[]): boolean {
  const location = fold(slot.entry.location ?? '', 'en')
  return places.length === 0 || places.some((place) => location.includes(place))
}

function isOfKind(slot: Slot, kinds: readonly ProgrammeKind[]): boolean {
  return (
    kinds.length === 0 || kinds.some((kind) => tagsOfKind[kind].some((tag) => slot.entry.tags.includes(tag)))
  )
}
