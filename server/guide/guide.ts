import type { Preference, Recommendation, Source } from '../../contract/guide.ts'
import type { Language } from '../../contract/languages.ts'
import type { Clock } from '../clock.ts'
import { inLanguage, type KnowledgeEntry, type Library } from '../knowledge/index.ts'
import type { Spender } from '../usage/index.ts'
import { followLibrary } from './index-worker/follow-library.ts'
import type { Place } from './index-worker/messages.ts'
import type { ModelWriter } from './model/model-writer.ts'

/** A question to the guide. */
export interface GuideQuestion {
  spender: Spender
  question: string
  language: Language
  /** Ends the writing when the person goes away. */
  signal?: AbortSignal | undefined
}

/** An answer and what it stands on. */
export interface GuideAnswer {
  answer: string
  relatedTopics: string[]
  sources: Source[]
  grounded: boolean
  writtenBy: 'built-in' | 'model'
}

/** What a fortune is made for. */
export interface FortuneWish {
  preference: Preference
  language: Language
  /** What the session was recommended before. */
  seenEntryIds: string[]
  /** Another seed, another reading. */
  seed: string
}

/** Leon: he answers and tells fortunes from the event knowledge, with a language model or without. */
export interface Guide {
  /** @param hear gets the words as they come; the answer replaces them */
  answer(asked: GuideQuestion, hear: (text: string) => void): Promise<GuideAnswer>
  fortune(wish: FortuneWish): Promise<{ fortune: string; recommendations: Recommendation[] }>
  /** Ends the thread of the index, after the answers under way. */
  close(): void
}

/**
 * Creates the guide of this process. Its index worker follows the event knowledge; while a new one is built, the old one answers.
 * @param writer the language model's writer; without it the built-in guide writes
 */
export function createGuide(
  { library, programmeClock }: { library: Library; programmeClock: Clock },
  place: Place,
  writer: ModelWriter | undefined,
): Guide {
  const index = followLibrary(library, place)
  return {
    async answer({ spender, question, language, signal }, hear) {
      const now = programmeClock.now()
      const { result, entries } = await index.run({ kind: 'question', question, language, now })
      const { composed, hitIds } = result
      let heard = false
      const hearModel = (text: string) => {
        heard = true
        hear(text)
      }
      const found = composed.grounded && !composed.isFixed ? pick(hitIds, entries) : []
      const readable = found.map((entry) => inLanguage(entry, language))
      const written = await writer?.write(
        { spender, question, language, entries: readable, now, signal },
        hearModel,
      )
      if (written?.grounded) {
        const sources = pick(written.sourceIds, entries).map((entry) => toSource(entry, language))
        // Related topics are always the built-in guide's: it knows that it can answer them.
        const { relatedTopics } = composed
        return { answer: written.answer, relatedTopics, sources, grounded: true, writtenBy: 'model' }
      }
      // Words of a model that lost its way are replaced by the whole answer, not followed by it.
      if (!heard) hear(composed.answer)
      const { answer, relatedTopics, sources, grounded } = composed
      return { answer, relatedTopics, sources, grounded, writtenBy: 'built-in' }
    },
    async fortune(wish) {
      return (await index.run({ kind: 'fortune', ...wish, now: programmeClock.now() })).result
    },
    close: () => index.close(),
  }
}

function pick(ids: string[], entries: KnowledgeEntry[]): KnowledgeEntry[] {
  return ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
}

function toSource(entry: KnowledgeEntry, language: Language): Source {
  return { id: entry.id, title: inLanguage(entry, language).title, location: entry.location }
}
