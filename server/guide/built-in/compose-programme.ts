import type { Language } from '../../../contract/languages.ts'
import { type KnowledgeEntry, placeOf, type Retriever, type Search, textOf } from '../retrieval/index.ts'
import { guidePhrases } from './phrases/index.ts'
import { dayAndHours, showEventDays, showHour, showWeekday } from './show-time.ts'

/** The programme of a moment as text, and the sentence above the list. */
export interface ComposedProgramme {
  lead: string
  text: string
}

type Programme = {
  language: Language
  search: Search
  retriever: Retriever
  now: Date
  timeZone: string
}

/** The programme of a moment as a list: what was understood, then hour, title and place of every entry. */
export function composeProgramme(asked: Programme, entries: readonly KnowledgeEntry[]): ComposedProgramme {
  const lead = headingOf(asked, entries)
  return { lead, text: [lead, ...linesOf(asked, entries)].join('\n') }
}

function headingOf({ language, search, now, timeZone }: Programme, entries: readonly KnowledgeEntry[]) {
  const phrases = guidePhrases[language]
  const { time } = search
  if (time?.kind === 'span') {
    const days = showEventDays(time.firstDay, time.lastDay, language)
    if (!time.hasHours) return phrases.onDay(days)
    const hour = (instant: number) => showHour(new Date(instant).toISOString(), language, timeZone)
    const hours = time.to - time.from > 1 ? `${hour(time.from)} – ${hour(time.to)}` : hour(time.from)
    return phrases.onDay(dayAndHours(days, hours, language))
  }
  const isRunning = entries.some((entry) => Date.parse(entry.startsAt ?? '') <= now.getTime())
  return time?.kind === 'now' && isRunning ? phrases.onNow : phrases.comingUp
}

/** A line for every entry; with its weekday where the list is of several days, or of another than today. */
export function linesOf(
  { language, search, retriever, now, timeZone }: Programme,
  entries: readonly KnowledgeEntry[],
): string[] {
  const days = entries.map((entry) =>
    entry.startsAt ? retriever.eventDayOf(Date.parse(entry.startsAt)) : undefined,
  )
  const { time, outside } = search
  const isSaid = (time?.kind === 'span' || outside) && new Set(days).size === 1
  const today = retriever.eventDayOf(now.getTime())
  return entries.map((entry, at) => {
    const day = days[at]
    const needsDay = day !== undefined && !isSaid && !(time?.kind !== 'span' && day === today)
    return lineOf(entry, needsDay ? `${showWeekday(day, language)} ` : '', language, timeZone)
  })
}

function lineOf(entry: KnowledgeEntry, day: string, language: Language, timeZone: string): string {
  const { startsAt, endsAt } = entry
  const location = placeOf(entry, language)
  const span =
    startsAt && endsAt
      ? `${day}${showHour(startsAt, language, timeZone)} – ${showHour(endsAt, language, timeZone)} · `
      : ''
  return `• ${span}${textOf(entry, language).title}${location ? ` · ${location}` : ''}`
}
