import type { Language } from '../../../contract/languages.ts'
import { fold } from '../../concepts/index.ts'
import { createReader, type Reading } from './analyze.ts'
import type { KnowledgeEntry } from './entry.ts'
import { createPhraseFeatures } from './phrase-features.ts'
import { type ClassifiedText, createTextClassifier, packTexts, type TextScorer } from './text-classifier.ts'

/** Tells questions that entries answer from those beside them that none does, by how both are asked. */
export type NotAnswered = TextScorer & {
  /** Learns how people ask for an entry, and what it does not answer. */
  add(entry: KnowledgeEntry, asked: readonly Reading[]): void
  /** Forgets what it learnt of an entry. */
  retire(entry: KnowledgeEntry): void
}

const learning = { buckets: 1 << 17, rounds: 10, ridge: 1 }

/** So much is written about a hundred entries: a festival of thousands is told apart by them as well. */
const MOST_TEXTS = 5_000

const letters = /[\p{L}\p{M}\p{N}]+/gu

/** A classifier of what is prepared for entries. What it knows of entries without questions that they do not answer is nothing. */
export function createNotAnswered(language: Language): NotAnswered {
  const featuresOf = createPhraseFeatures(language)
  const read = createReader(language)
  const classifier = createTextClassifier(learning)
  const learnt = new Map<KnowledgeEntry, ClassifiedText[]>()
  const textOf = ({ words }: Reading, isAnswered: boolean) => ({
    isAnswered,
    weight: 1,
    counts: featuresOf(words),
  })
  return {
    scoreOf: classifier.scoreOf,
    add(entry, asked) {
      const beside = entry.notAnswered?.[language] ?? []
      if (beside.length === 0 || classifier.size() >= MOST_TEXTS) return
      const texts = packTexts(
        [
          ...asked.map((reading) => textOf(reading, true)),
          ...beside.map((question) => textOf(read(question), false)),
        ],
        learning.buckets,
      )
      classifier.add(texts)
      learnt.set(entry, texts)
    },
    retire(entry) {
      classifier.remove(learnt.get(entry) ?? [])
      learnt.delete(entry)
    },
  }
}

/** Whether a question stands, word for word, among those that an entry does not answer. */
export function isNotAnswered(
  entry: KnowledgeEntry | undefined,
  question: string,
  language: Language,
): boolean {
  const asked = wordsOf(question, language)
  return (entry?.notAnswered?.[language] ?? []).some((known) => wordsOf(known, language) === asked)
}

/** Whether it is known of an entry what it does not answer. */
export function hasNotAnswered(entry: KnowledgeEntry | undefined, language: Language): boolean {
  return (entry?.notAnswered?.[language]?.length ?? 0) > 0
}

function wordsOf(text: string, language: Language): string {
  return (fold(text, language).match(letters) ?? []).join(' ')
}
