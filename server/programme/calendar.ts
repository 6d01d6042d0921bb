import type { Language } from '../../contract/languages.ts'
import type { Deps } from '../deps.ts'
import { requireEvent } from '../event/index.ts'
import { Refusal } from '../http/refusal.ts'
import { inLanguage, toEntry } from '../knowledge/index.ts'
import { listNames, type Names } from '../names/index.ts'
import { icalFile, icalInstant, icalLocal, icalText } from './ical-lines.ts'
import { timeZoneLines, wallTimeOf } from './ical-time-zone.ts'
import { ownerOf } from './itinerary.ts'
import { listSaved, type SavedRow } from './store.ts'

/** The festival, as far as a calendar file names it. */
interface Festival {
  name: string
  edition: string
  timeZone: string
  venueName: string
  venueAddress: string
}

/**
 * The itinerary as a calendar file, or one entry of it. What has no time is left out; what was cancelled says so, so
 * that a calendar that has it already takes it out.
 * @throws Refusal session_not_found, or entry_not_found for one entry that is not saved
 */
export async function writeCalendar(
  deps: Deps,
  sessionId: string,
  { language, entry: only }: { language: Language; entry?: string | undefined },
): Promise<string> {
  const saved = await listSaved(deps.db, await ownerOf(deps, sessionId))
  const chosen = saved.filter(({ entry }) => only === undefined || entry.id === only)
  if (only !== undefined && chosen.length === 0) throw new Refusal('entry_not_found')
  const festival = await requireEvent(deps.db)
  const names = await listNames(deps.db)
  const dated = chosen.filter(({ entry }) => entry.startsAt !== null)
  const year = Math.min(...dated.map(({ entry }) => entry.startsAt?.getUTCFullYear() ?? 0))
  return icalFile([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Festival Companion//Itinerary//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${icalText(festival.name)}`,
    `X-WR-TIMEZONE:${festival.timeZone}`,
    ...(dated.length > 0 ? timeZoneLines(festival.timeZone, year) : []),
    ...dated.flatMap((row) =>
      eventLines(row, { language, names, festival, publicUrl: deps.config.publicUrl }),
    ),
    'END:VCALENDAR',
  ])
}

/** What the lines of an entry depend on besides it. */
interface Setting {
  language: Language
  names: Names
  festival: Festival
  publicUrl: string
}

function eventLines({ entry }: SavedRow, { language, names, festival, publicUrl }: Setting): string[] {
  const { title, description, location } = inLanguage(toEntry(entry, names), language)
  const wall = (moment: Date) => icalLocal(wallTimeOf(moment.getTime(), festival.timeZone))
  const start = entry.startsAt ?? entry.createdAt
  const place = [location, festival.venueName, festival.venueAddress].filter(Boolean).join(', ')
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(entry.id, festival)}`,
    // The moment of the last change, so that the same itinerary is the same file.
    `DTSTAMP:${icalInstant(entry.updatedAt)}`,
    `LAST-MODIFIED:${icalInstant(entry.updatedAt)}`,
    `SEQUENCE:${sequenceOf(entry)}`,
    `DTSTART;TZID=${festival.timeZone}:${wall(start)}`,
    `DTEND;TZID=${festival.timeZone}:${wall(entry.endsAt ?? start)}`,
    `SUMMARY:${icalText(title)}`,
    `DESCRIPTION:${icalText(description)}`,
    ...(place === '' ? [] : [`LOCATION:${icalText(place)}`]),
    `URL:${publicUrl}/itinerary`,
    `STATUS:${entry.isActive ? 'CONFIRMED' : 'CANCELLED'}`,
    'END:VEVENT',
  ]
}

/** The same entry of the same festival is the same event in every export. */
function uidOf(entryId: string, { name, edition }: Festival): string {
  const festival = `${name} ${edition}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return `${entryId}@${festival}`
}

/** Grows with every change: tenths of a second between writing the entry and its last change. */
function sequenceOf({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }): number {
  return Math.max(0, Math.ceil((updatedAt.getTime() - createdAt.getTime()) / 100))
}
