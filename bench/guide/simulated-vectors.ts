import type { Language } from '../../contract/languages.ts'
import type { KnowledgeEntry } from '../../server/guide/retrieval/entry.ts'
import { packed } from '../../server/packed-vector.ts'
import { createVectorMemory, type VectorLayout } from '../../server/vectors/vector-memory.ts'
import type { GradedQuestion } from './demo-knowledge.ts'

const DIMENSIONS = 64

/** Vectors of an invented embedding model that puts the right entry first for a share of the questions. */
export type SimulatedVectors = {
  layout: VectorLayout | undefined
  vectorOf(asked: GradedQuestion): Float32Array
}

/**
 * Stands in for embedding models, of which none can be had where this is measured: entries get vectors by chance, and a
 * question that of an entry that answers it, blurred. It knows the right answers, so it says nothing of any model; it
 * shows what a ranker of a certain quality adds to the others, and what a bad one spoils.
 * @param blur 0 is always right; about 2.5 is right first for half of the questions
 */
export function simulateVectors(entries: readonly KnowledgeEntry[], blur: number): SimulatedVectors {
  const chance = chanceFrom(42)
  const memory = createVectorMemory()
  const vectors = new Map(entries.map((entry) => [entry.title, randomVector(chance)]))
  entries.forEach(({ id, title }, change) => {
    const { numbers, step } = packed(vectors.get(title) ?? [])
    const buffer = Buffer.from(numbers.buffer)
    memory.take({ entryId: id, language: 'en', textHash: '', numbers: buffer, step, change })
  })
  const known = entries as Parameters<typeof memory.layoutOf>[0]
  const wanted = new Map(entries.map(({ id }) => [id, { en: '' } as Partial<Record<Language, string>>]))
  return {
    layout: memory.layoutOf(known, wanted),
    vectorOf({ question, expected }) {
      const own = chanceFrom(hashOf(question))
      const [right] = expected
      // What nothing answers is near to something all the same.
      const meant = vectors.get(right ?? '') ?? randomVector(own)
      const noise = randomVector(own)
      return meant.map((number, at) => number + blur * (noise[at] ?? 0))
    },
  }
}

function randomVector(chance: () => number): Float32Array {
  return Float32Array.from({ length: DIMENSIONS }, () => chance() + chance() + chance() - 1.5)
}

/** Numbers between 0 and 1 that are the same in every run. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function hashOf(text: string): number {
  let hash = 7
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash
}
