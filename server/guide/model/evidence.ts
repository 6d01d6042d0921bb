import { dateFormat } from '../../../contract/intl.ts'
import type { PublicEntry } from '../../../contract/knowledge.ts'
import { hoursOf, type Language, locales } from '../../../contract/languages.ts'

/** An entry in words: what it says, and when it is on. */
export interface GivenEntry {
  said: string
  when: string
}

/** Many entries, each cut short, so that a model can choose among all of them. */
export interface EntryList {
  /** What the list says of each entry, by id. */
  entries: ReadonlyMap<string, GivenEntry>
  /** The list as the model reads it, between two fences. */
  text: string
  fence: string
}

/** Everything an answer may stand on, in words. */
export interface Evidence {
  language: Language
  question: string
  /** Given entries as the model reads them, by id: the nearest in full, all others as the list has them. */
  entries: ReadonlyMap<string, GivenEntry>
  /** Which of them are given in full. */
  nearestIds: readonly string[]
  /** All that there is to choose from, where that is more than the nearest ones. */
  list?: EntryList | undefined
  /** The hour at the venue in words. */
  venueTime: string
  /** Names that anybody here may say without an entry: the guide's and the festival's. */
  names: string
  /** What the model was told about itself, which nobody else is to hear. */
  instructions: string
}

/** A moment in venue time, in the words of a language; the model reads it and the checks know it. */
export function venueWords(moment: Date, language: Language, timeZone: string): string {
  return dateFormat(locales[language], {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...hoursOf(locales[language]),
  }).format(moment)
}

/** An entry as the model reads it. */
export function entryWords(entry: PublicEntry, language: Language, timeZone: string): GivenEntry {
  const said = [entry.title, entry.description]
  if (entry.location) said.push(`Place: ${entry.location}`)
  if (entry.tags.length > 0) said.push(`Tags: ${entry.tags.join(', ')}`)
  const when: string[] = []
  if (entry.startsAt) when.push(`Starts: ${venueWords(new Date(entry.startsAt), language, timeZone)}`)
  if (entry.endsAt) when.push(`Ends: ${venueWords(new Date(entry.endsAt), language, timeZone)}`)
  return { said: said.join('\n'), when: when.join('\n') }
}

/** What some of the given entries say; unknown ids say nothing. */
export function saidBy(evidence: Evidence, ids: Iterable<string>): string {
  return [...ids].map((id) => evidence.entries.get(id)?.said ?? '').join('\n')
}

/** When some of the given entries are on, and what time it is. */
export function timesOf(evidence: Evidence, ids: Iterable<string>): string {
  return [...[...ids].map((id) => evidence.entries.get(id)?.when ?? ''), evidence.venueTime].join('\n')
}
