import type { Language } from '../../../contract/languages.ts'
import { type KnowledgeEntry, type Search, textOf } from '../retrieval/index.ts'
import { guidePhrases } from './phrases/index.ts'
import { namesAgeLimit, namesHour, pickSentences, sentencesOf } from './pick-sentences.ts'
import { showHour, showSpan } from './show-time.ts'

const minuteMs = 60_000
const soonMinutes = 90
const mostSentences = 3

type AskedEntry = { question: string; language: Language; now: Date; timeZone: string; search: Search }

/** Answers from one entry in at most three sentences: its own, exactly as written, then when and where it is. */
export function composeFromEntry(asked: AskedEntry, entry: KnowledgeEntry): string {
  const { question, language, search } = asked
  const phrases = guidePhrases[language]
  const { startsAt, endsAt, location } = entry
  const { concept } = search.nearestConcept
  const hasTime = startsAt !== null && endsAt !== null
  const chosen = pickSentences(textOf(entry, language).description, { question, language, concept, hasTime })
  const notes = startsAt && endsAt ? timeNotes(startsAt, endsAt, chosen.some(namesHour), asked) : []
  const needsPlace = entry.category !== 'general' || phrases.asks.place.test(question)
  if (location && needsPlace && !namesPlace(chosen, entry, location, language))
    notes.push(phrases.place(location))
  return [...shortened(chosen, notes.length, language), ...notes].join(phrases.gap)
}

// The answer and a limit of age stay, whatever else has to be said.
function shortened(sentences: string[], notes: number, language: Language): string[] {
  const kept = [...sentences]
  while (kept.length > 1 && kept.length + notes > mostSentences) {
    const spare = kept.findLastIndex((sentence, at) => at > 0 && !namesAgeLimit(sentence, language))
    if (spare < 0) break
    kept.splice(spare, 1)
  }
  return kept
}

function timeNotes(
  startsAt: string,
  endsAt: string,
  isHourSaid: boolean,
  { language, now, timeZone }: AskedEntry,
): string[] {
  const phrases = guidePhrases[language]
  const untilStart = Math.round((Date.parse(startsAt) - now.getTime()) / minuteMs)
  const notes = isHourSaid ? [] : [phrases.when(showSpan(startsAt, endsAt, language, timeZone))]
  if (Date.parse(endsAt) <= now.getTime()) return [...notes, phrases.isOver]
  if (untilStart <= 0) return [...notes, phrases.running(showHour(endsAt, language, timeZone))]
  return untilStart <= soonMinutes ? [...notes, phrases.startsIn(untilStart)] : notes
}

// Places are written in one language. A sentence of a translation names the place where the same one of the original does.
function namesPlace(
  chosen: readonly string[],
  entry: KnowledgeEntry,
  location: string,
  language: Language,
): boolean {
  const places = location.split(/[,;]| and /).map((place) => place.trim().toLowerCase())
  const names = (sentence: string) => places.some((place) => place && sentence.toLowerCase().includes(place))
  if (chosen.some(names)) return true
  const original = sentencesOf(entry.description, 'en')
  const own = sentencesOf(textOf(entry, language).description, language)
  const isAligned = original.length === own.length
  return chosen.some((sentence) => {
    const at = own.indexOf(sentence)
    return (isAligned || at === 0) && names(original[at] ?? '')
  })
}
