import type { Language } from '../../../contract/languages.ts'
import { type Understanding, understandMore } from '../../concepts/index.ts'
import type { VectorLayout } from '../../vectors/index.ts'
import type { NearestConcept } from './concept-ranker.ts'
import { confidenceOf, isGrounded, type Weights } from './confidence.ts'
import { createEntriesAbout, type EntriesAbout } from './entries-about.ts'
import type { KnowledgeEntry } from './entry.ts'
import { guessLanguage } from './guess-language.ts'
import {
  createLanguageIndex,
  type LanguageIndex,
  type RankingParts,
  type VectorWeight,
} from './language-index.ts'
import type { LearntOf } from './learnt.ts'
import { plainFirst } from './plain-question.ts'
import { createRoster } from './roster.ts'
import type { Signals } from './signals.ts'
import {
  daysOf,
  hoursOfDay,
  isWithin,
  listProgramme,
  type Outside,
  outsideOf,
  type Slot,
  slotsOf,
} from './time/programme.ts'
import { readProgrammeQuestion } from './time/read-programme-question.ts'
import { type AskedTime, readTime } from './time/read-time.ts'
import { createVenueClock } from './time/venue-clock.ts'
import { createVectorRanker, type VectorRanker } from './vector-ranker.ts'
import { withUsualSpelling } from './vocabulary/kana-words.ts'

/** Where and when the festival is, and (for measuring) which parts of the ranking are in use. */
export type RetrieverOptions = {
  timeZone: string
  dayStartsAtHour: number
  /** The event's first and last day, as yyyy-mm-dd: weekdays mean its own days (rulings). */
  startsOn?: string
  endsOn?: string
  parts?: RankingParts
  weights?: Weights
  vectorWeight?: VectorWeight
  learnt?: LearntOf
  /** Called with every entry that is indexed, once a language. */
  onProgress?: () => void
}

/** An entry that answers, best first; scores compare within one search only. */
export type Hit = { entry: KnowledgeEntry; score: number }

/** What a search found. Below the relevance floor it is not grounded and the guide says that it does not know. */
export type Search = {
  hits: Hit[]
  /** Ids of everything that comes near, best first: far more than answers. */
  nearIds: string[]
  /** Between 0 and 1. */
  confidence: number
  grounded: boolean
  /** The moment the question speaks of, where it does. */
  time?: AskedTime
  /** True when the hits are what is on at the asked moment, in order of time. */
  isProgramme: boolean
  /** The question is what is on, at a moment before the event's first day or after its last; the day that says so. */
  outside?: Outside
  signals: Signals
  /** The concept of the library that the question is nearest to. */
  nearestConcept: NearestConcept
}

export type Retriever = {
  /** The entries that it searches, in the order of the library. */
  entries(): readonly KnowledgeEntry[]
  /**
   * Takes over a change, in a fraction of the time that indexing takes. Where it throws, the retriever is of no more use.
   * @param changed entries that are new, or other than before
   * @param ids of all entries that there are now, in their order
   */
  change(changed: readonly KnowledgeEntry[], ids: readonly string[]): void
  /** As what an entry is understood in English, and by what staff corrected. */
  understandingOf(entry: KnowledgeEntry): Understanding
  /** @param vector of the question, of the model that the entries' vectors are of */
  search(question: string, language: Language, now: Date, vector?: Float32Array): Search
  /** Ranks by these vectors of its entries too from now on, or by none. */
  takeVectors(layout: VectorLayout | undefined): void
  entriesAbout: EntriesAbout
  /** From when to when the programme of the event day of an instant runs; of the next day with a programme, if that has none. */
  programmeHours(instant: Date): { from: number; to: number } | undefined
  /** The event day of an instant, as yyyy-mm-dd. */
  eventDayOf(instant: number): string
  /** The moment that a question speaks of, and the question without it. */
  timeIn(question: string, language: Language, now: Date): AskedTime | null
}

const longestProgramme = 8
const mostHits = 10
// Of an event that has not begun.
const mostFirst = 3
const markup = /<[^<>]*>/g
// A question that names a day means the entries of that day before their like on other days.
const favourOfMoment = 1.5
const disfavourOfOtherTimes = 0.65

/** Indexes the entries; every language is built when it is first asked for. */
export function createRetriever(first: readonly KnowledgeEntry[], options: RetrieverOptions): Retriever {
  const clock = createVenueClock(options.timeZone, options.dayStartsAtHour)
  const roster = createRoster(first)
  const inEnglish = new Map<KnowledgeEntry, Understanding>()
  const understandingOf = (entry: KnowledgeEntry) => inEnglish.get(entry) ?? new Map()
  const indexes = new Map<Language, LanguageIndex>()
  let vectors: VectorRanker | undefined
  // What is worked out anew after every change, in milliseconds.
  let entries: readonly KnowledgeEntry[] = []
  let slots: Slot[] = []
  let days: string[] = []
  let slotOf = new Map<KnowledgeEntry, Slot>()
  let entriesAbout: EntriesAbout = () => []

  const understand = (entry: KnowledgeEntry) => {
    options.onProgress?.()
    inEnglish.set(entry, understandMore(new Map(), entry, 'en'))
  }
  const lookOver = () => {
    entries = roster.living()
    slots = slotsOf(entries)
    days = daysOf(slots, clock, options)
    slotOf = new Map(slots.map((slot) => [slot.entry, slot]))
    entriesAbout = createEntriesAbout(entries, understandingOf)
  }
  first.forEach(understand)
  lookOver()

  function indexOf(language: Language): LanguageIndex {
    const known = indexes.get(language)
    if (known) return known
    // What an entry says in the language of the question and in English is enough to find it by.
    const understandingIn = (entry: KnowledgeEntry) => {
      options.onProgress?.()
      return language === 'en'
        ? understandingOf(entry)
        : understandMore(understandingOf(entry), entry, language)
    }
    const built = createLanguageIndex(roster.all, understandingIn, language, {
      parts: options.parts,
      vectors: options.vectorWeight,
      english: language === 'en' ? undefined : indexOf('en').topics,
      learnt: options.learnt,
    })
    if (roster.dead.size > 0) built.retire(roster.dead)
    indexes.set(language, built)
    return built
  }

  function favouring(time: AskedTime | null): ((position: number) => number) | undefined {
    if (time?.kind !== 'span') return undefined
    return (position) => {
      const entry = roster.all[position]
      const slot = entry && slotOf.get(entry)
      if (!slot) return 1
      return isWithin(slot, time) ? favourOfMoment : disfavourOfOtherTimes
    }
  }

  return {
    entries: () => entries,
    change(changed, ids) {
      const { dead, joined } = roster.change(changed, ids)
      for (const at of dead) inEnglish.delete(roster.all[at] as KnowledgeEntry)
      joined.forEach(understand)
      // English comes first, because translations are read beside it.
      for (const index of indexes.values()) {
        if (dead.size > 0) index.retire(dead)
        for (const entry of joined) index.add(entry)
      }
      lookOver()
    },
    entriesAbout: (concepts, how) => entriesAbout(concepts, how),
    understandingOf,
    programmeHours: (instant) => hoursOfDay(slots, clock, instant.getTime()),
    eventDayOf: clock.eventDayOf,
    timeIn: (question, language, now) => readTime(question, language, now.getTime(), clock, days),
    takeVectors(layout) {
      const ranker = layout && createVectorRanker(layout)
      // The layout is by the order of the entries as they are now.
      const positions = roster.positions()
      vectors = ranker && {
        nearest: (vector, language) =>
          ranker
            .nearest(vector, language)
            .map((at) => positions[at] ?? -1)
            .filter((at) => at >= 0 && !roster.dead.has(at)),
      }
    },
    search(text, screenLanguage, now, vector) {
      const typed = text.replace(markup, ' ')
      const language = guessLanguage(typed, screenLanguage)
      const question = language === 'ja' ? withUsualSpelling(typed) : typed
      const time = readTime(question, language, now.getTime(), clock, days)
      const { order, scores, signals, isFound, nearestConcept } = indexOf(language).rank(
        question,
        favouring(time),
        vector && vectors?.nearest(vector, language),
      )
      const ranked = order.flatMap((at) => {
        const entry = roster.all[at]
        return entry ? [{ entry, score: scores[at] ?? 0 }] : []
      })
      const { phrase } = signals
      const asked = { question, language, phrase, nearest: nearestConcept, understandingOf }
      const { hits: near, isSure } = plainFirst(ranked, asked)
      const nearIds = near.map(({ entry }) => entry.id)
      const hits = near.slice(0, mostHits)
      const moment = time ? { time } : {}
      const programme = time ? readProgrammeQuestion(time, language, slots) : null
      if (time && programme?.asksOnlyWhatIsOn) {
        const outside = outsideOf(time, days, clock)
        const listed = outside
          ? slots.slice(0, outside.kind === 'before' ? mostFirst : 0)
          : listProgramme(slots, time, programme).slice(0, longestProgramme)
        const found = listed.map(({ entry }, place) => ({ entry, score: 1 / (1 + place) }))
        if (found.length > 0 || outside)
          return {
            hits: found,
            nearIds,
            confidence: 1,
            grounded: true,
            isProgramme: true,
            ...(outside ? { outside } : {}),
            signals,
            nearestConcept,
            ...moment,
          }
      }
      const confidence = isFound ? confidenceOf(signals, options.weights) : 0
      return {
        hits,
        nearIds,
        confidence,
        grounded: isFound && (isGrounded(signals, confidence) || (isSure && !signals.isNotAnswered)),
        isProgramme: false,
        signals,
        nearestConcept,
        ...moment,
      }
    },
  }
}
