import type { Language } from '../../../contract/languages.ts'
import { fold } from '../../concepts/index.ts'
import { createReader, type Reading } from './analyze.ts'
import type { KnowledgeEntry } from './entry.ts'
import { createPhraseFeatures, normalize, rarityOf } from './phrase-features.ts'

/** Tells questions that entries answer from those beside them that none does, by how both are asked. */
export type NotAnswered = {
  /** Above 0 where a question is asked like those that no entry answers, below 0 where it is asked like the others. */
  scoreOf(features: ReadonlyMap<number, number>): number
  /** Learns how people ask for an entry, and what it does not answer. */
  add(entry: KnowledgeEntry, asked: readonly Reading[]): void
  /** Forgets what it learnt of an entry. */
  retire(entry: KnowledgeEntry): void
}

/** Features share numbers by chance: a vocabulary of every pair of words would weigh more than the index. */
const BUCKETS = 1 << 17

/** So much is written about a hundred entries: a festival of thousands is told apart by them as well. */
const MOST_TEXTS = 5_000

/** How strongly weights are held near 0, and how often each text is gone through. */
const RIDGE = 1
const ROUNDS = 10

const letters = /[\p{L}\p{M}\p{N}]+/gu

type Text = { isAnswered: boolean; buckets: Uint32Array; values: Float32Array; coefficient: number }

/**
 * A linear classifier over words, their pieces and pairs: ridge regression, solved by dual coordinate descent, in which every
 * text has a coefficient, by which it can be taken out of the weights again. It is worked out when it is first asked after a change: the
 * texts that came since are gone through, and those before keep their coefficients. What it knows of entries without questions
 * that they do not answer is nothing.
 */
export function createNotAnswered(language: Language): NotAnswered {
  const featuresOf = createPhraseFeatures(language)
  const read = createReader(language)
  const weights = new Float32Array(BUCKETS)
  const holders = new Uint32Array(BUCKETS)
  const counts = { answered: 0, not: 0 }
  const learnt = new Map<KnowledgeEntry, Text[]>()
  let waiting: Text[] = []

  const count = (text: Text, step: 1 | -1) => {
    counts[text.isAnswered ? 'answered' : 'not'] += step
    for (const bucket of text.buckets) holders[bucket] = (holders[bucket] ?? 0) + step
  }
  const addToWeights = ({ buckets, values }: Text, by: number) => {
    buckets.forEach((bucket, at) => {
      weights[bucket] = (weights[bucket] ?? 0) + by * (values[at] ?? 0)
    })
  }
  const dot = ({ buckets, values }: Pick<Text, 'buckets' | 'values'>) =>
    buckets.reduce((sum, bucket, at) => sum + (weights[bucket] ?? 0) * (values[at] ?? 0), 0)
  const weigh = (values: Float32Array, buckets: Uint32Array) =>
    normalize(values, (at) => rarityOf(holders[buckets[at] ?? 0] ?? 0, counts.answered + counts.not))

  const learn = () => {
    for (const { values, buckets } of waiting) weigh(values, buckets)
    const all = counts.answered + counts.not
    // Both kinds pull alike, however many texts each has.
    const aims = { answered: -all / Math.max(1, counts.answered), not: all / Math.max(1, counts.not) }
    for (let round = 0; round < ROUNDS; round++)
      for (const text of waiting) {
        const aim = text.isAnswered ? aims.answered : aims.not
        // The length of every vector is 1.
        const step = (aim - dot(text) - RIDGE * text.coefficient) / (RIDGE + 1)
        text.coefficient += step
        addToWeights(text, step)
      }
    waiting = []
  }
  const textOf = ({ words }: Reading, isAnswered: boolean): Text => ({
    isAnswered,
    ...inBuckets(featuresOf(words)),
    coefficient: 0,
  })
  return {
    add(entry, asked) {
      const beside = entry.notAnswered?.[language] ?? []
      if (beside.length === 0 || counts.answered + counts.not >= MOST_TEXTS) return
      const texts = [
        ...asked.map((reading) => textOf(reading, true)),
        ...beside.map((question) => textOf(read(question), false)),
      ]
      for (const text of texts) count(text, 1)
      learnt.set(entry, texts)
      waiting.push(...texts)
    },
    retire(entry) {
      const texts = learnt.get(entry) ?? []
      for (const text of texts) {
        addToWeights(text, -text.coefficient)
        count(text, -1)
      }
      learnt.delete(entry)
      const gone = new Set(texts)
      waiting = waiting.filter((text) => !gone.has(text))
    },
    scoreOf(features) {
      if (counts.not === 0) return 0
      if (waiting.length > 0) learn()
      const asked = inBuckets(features)
      weigh(asked.values, asked.buckets)
      return dot(asked)
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

function inBuckets(features: ReadonlyMap<number, number>): Pick<Text, 'buckets' | 'values'> {
  return {
    buckets: Uint32Array.from(features.keys(), (feature) => (feature >>> 0) % BUCKETS),
    values: Float32Array.from(features.values()),
  }
}
