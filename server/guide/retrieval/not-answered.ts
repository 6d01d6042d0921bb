import type { Language } from '../../../contract/languages.ts'
import { fold } from '../../concepts/index.ts'
import type { KnowledgeEntry } from './entry.ts'

/** Tells questions that entries answer from those beside them that none does, by how both are asked. */
export type NotAnswered = {
  /** Above 0 where a question is asked like those that no entry answers, below 0 where it is asked like the others. */
  oddsOf(question: string): number
  /** Learns how people ask for an entry, and what it does not answer. */
  add(entry: KnowledgeEntry): void
  /** Forgets what it learnt of an entry. */
  retire(entry: KnowledgeEntry): void
}

type Counts = { answered: number; not: number }

// What was never seen counts as if it had been seen once on either side.
const smoothing = 1
const letters = /[\p{L}\p{M}\p{N}]+/gu

/**
 * A naive Bayes classifier over words and pairs of neighbouring words. It takes the small words in: "who won" and "who plays"
 * differ in nothing else. What it knows of entries without questions that they do not answer is nothing.
 */
export function createNotAnswered(language: Language): NotAnswered {
  const counts = new Map<string, Counts>()
  const texts: Counts = { answered: 0, not: 0 }
  const count = (phrases: readonly string[], kind: keyof Counts, step: 1 | -1) => {
    for (const phrase of phrases) {
      texts[kind] += step
      for (const piece of piecesOf(phrase, language)) {
        const known = counts.get(piece) ?? { answered: 0, not: 0 }
        known[kind] += step
        if (known.answered + known.not > 0) counts.set(piece, known)
        else counts.delete(piece)
      }
    }
  }
  const learn = (entry: KnowledgeEntry, step: 1 | -1) => {
    if (!hasNotAnswered(entry, language)) return
    count(entry.askedAs[language] ?? [], 'answered', step)
    count(entry.notAnswered?.[language] ?? [], 'not', step)
  }
  return {
    add: (entry) => learn(entry, 1),
    retire: (entry) => learn(entry, -1),
    oddsOf(question) {
      if (texts.not === 0) return 0
      const pieces = piecesOf(question, language)
      let sum = 0
      for (const piece of pieces) {
        const { answered = 0, not = 0 } = counts.get(piece) ?? {}
        if (answered + not === 0) continue
        sum += Math.log(shareOf(not, texts.not) / shareOf(answered, texts.answered))
      }
      return sum / Math.sqrt(1 + pieces.size)
    },
  }
}

/** Whether a question stands, word for word, among those that an entry does not answer. */
export function isNotAnswered(
  entry: KnowledgeEntry | undefined,
  question: string,
  language: Language,
): boolean {
  const asked = wordsOf(question, language).join(' ')
  return (entry?.notAnswered?.[language] ?? []).some((known) => wordsOf(known, language).join(' ') === asked)
}

/** Whether it is known of an entry what it does not answer. */
export function hasNotAnswered(entry: KnowledgeEntry | undefined, language: Language): boolean {
  return (entry?.notAnswered?.[language]?.length ?? 0) > 0
}

function shareOf(count: number, all: number): number {
  return (count + smoothing) / (all + 2 * smoothing)
}

/** Words, or characters where words are not divided, and their pairs. */
function piecesOf(text: string, language: Language): Set<string> {
  const words = wordsOf(text, language)
  const parts = language === 'zh' || language === 'ja' ? [...words.join('')] : words
  return new Set(parts.flatMap((part, at) => (at === 0 ? [part] : [part, `${parts[at - 1]} ${part}`])))
}

function wordsOf(text: string, language: Language): string[] {
  return fold(text, language).match(letters) ?? []
}
