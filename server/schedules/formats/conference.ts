import { instantOf } from '../../../contract/wall-clock.ts'
import { type Collector, createCollector } from './collect.ts'
import type { Festival } from './session.ts'
import { isZone } from './zone.ts'

/** An event of a frab schedule, which pretalx writes as JSON and frab as XML. */
export interface ConferenceEvent {
  guid: string
  code: string
  id: string
  /** Start with its zone; older files have only `start`. */
  date: string
  /** `HH:MM` on the clock of the conference. */
  start: string
  /** `HH:MM`, or days and seconds as well. */
  duration: string
  room: string
  title: string
  subtitle: string
  track: string
  type: string
  language: string
  texts: string[]
  people: string[]
}

/** A day of it: `date` is yyyy-mm-dd, the events are those of all rooms. */
export interface ConferenceDay {
  date: string
  events: ConferenceEvent[]
}

/** Reads the days of a schedule; times without a zone are on the clock that the schedule names, else the festival's. */
export function collectConference(days: ConferenceDay[], zone: string, festival: Festival): Collector {
  const timeZone = isZone(zone) ? zone : festival.timeZone
  const collector = createCollector(festival, timeZone)
  for (const { date, events } of days) {
    for (const event of events) {
      const { guid, code, id, title, subtitle, language, texts, people, room } = event
      const length = durationOf(event.duration)
      collector.add({
        id: guid || code || id,
        ...{ title, subtitle, language, texts, people, room },
        tags: [event.track, event.type],
        start: event.date || startOf(date, event.start, timeZone, festival.dayStartsAtHour),
        end: length === undefined ? undefined : { afterMs: length },
      })
    }
  }
  return collector
}

/** Hours before the day begins are those after midnight. */
function startOf(day: string, start: string, timeZone: string, dayStartsAtHour: number): Date | string {
  const [, hour = '', minute = ''] = /^(\d{1,2}):(\d\d)/.exec(start.trim()) ?? []
  const midnight = Date.parse(`${day.slice(0, 10)}T00:00:00Z`)
  if (hour === '') return ''
  if (Number.isNaN(midnight)) return `${day} ${start}`
  const hours = Number(hour) < dayStartsAtHour ? Number(hour) + 24 : Number(hour)
  return new Date(instantOf(midnight + (hours * 60 + Number(minute)) * 60_000, timeZone))
}

/** Milliseconds of `HH:MM`, `HH:MM:SS` or `D:HH:MM:SS`; undefined for anything else. */
function durationOf(text: string): number | undefined {
  if (!/^\d+(:\d\d){1,3}$/.test(text.trim())) return undefined
  const parts = text.trim().split(':').map(Number)
  const [seconds = 0, minutes = 0, hours = 0, days = 0] = [
    ...(parts.length === 2 ? [...parts, 0] : parts),
  ].reverse()
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000
}
