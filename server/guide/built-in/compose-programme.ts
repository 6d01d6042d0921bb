import type { Language } from '../../../contract/languages.ts'
import { type KnowledgeEntry, type Search, textOf } from '../retrieval/index.ts'
import { guidePhrases } from './phrases/index.ts'
import { showHour } from './show-time.ts'

/** The programme of a moment as text, and the sentence above the list. */
export interface ComposedProgramme {
  lead: string
  text: string
}

/** The programme of a moment as a list: hour, title and place of every entry. */
export function composeProgramme(
  { language, search, now, timeZone }: { language: Language; search: Search; now: Date; timeZone: string },
  entries: readonly KnowledgeEntry[],
): ComposedProgramme {
  const phrases = guidePhrases[language]
  const isRunning = entries.some((entry) => Date.parse(entry.startsAt ?? '') <= now.getTime())
  const asksNow = search.time?.kind === 'now'
  const lead =
    asksNow && isRunning ? phrases.onNow : search.time?.kind === 'span' ? phrases.onThen : phrases.comingUp
  const lines = entries.map((entry) => lineOf(entry, language, timeZone))
  return { lead, text: [lead, ...lines].join('\n') }
}

function lineOf(entry: KnowledgeEntry, language: Language, timeZone: string): string {
  const { startsAt, endsAt, location } = entry
  const span =
    startsAt && endsAt
      ? `${showHour(startsAt, language, timeZone)} – ${showHour(endsAt, language, timeZone)} · `
      : ''
  return `• ${span}${textOf(entry, language).title}${location ? ` · ${location}` : ''}`
}
