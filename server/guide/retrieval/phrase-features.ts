import type { Language } from '../../../contract/languages.ts'
import { gramsOf, type Word } from './analyze.ts'

const gramSizes: Record<Language, readonly number[]> = {
  en: [3, 4],
  es: [3, 4],
  fr: [3, 4],
  de: [3, 4],
  zh: [1, 2],
  ja: [1, 2],
  ko: [1, 2],
}

/** What a phrase is compared by, each as a hash, counted. */
export type PhraseFeatures = (words: readonly Word[]) => Map<number, number>

/**
 * Every word, its pieces, and every pair of neighbouring words. Small words are taken in: "who won" and "who plays" say in
 * them what is asked.
 */
export function createPhraseFeatures(language: Language): PhraseFeatures {
  const known = new Map<string, { hash: number; own: readonly number[] }>()
  const read = (word: Word) => {
    const before = known.get(word.folded)
    if (before) return before
    const own = [`=${word.term}`, ...gramsOf(word, gramSizes[language])].map(hashOf)
    const hashed = { hash: hashOf(word.folded), own }
    known.set(word.folded, hashed)
    return hashed
  }
  return (words) => {
    const features = new Map<number, number>()
    const count = (feature: number) => features.set(feature, (features.get(feature) ?? 0) + 1)
    let before: number | undefined
    for (const { hash, own } of words.map(read)) {
      own.forEach(count)
      if (before !== undefined) count((Math.imul(before, PRIME) + hash) | 0)
      before = hash
    }
    return features
  }
}

const PRIME = 0x01000193

/** The hash of Fowler, Noll and Vo (FNV-1a) of 32 bits: of a million features some hundred pairs share one. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash | 0
}

/**
 * Weighs counted features into a vector of length one, in place: by how rare they are, and hardly more for what repeats within a
 * phrase than for what stands there once.
 */
export function normalize(counts: Float32Array, rarity: (at: number) => number): void {
  let square = 0
  counts.forEach((count, at) => {
    const weight = Math.min(count, 1 + Math.log(Math.max(1, count))) * rarity(at)
    counts[at] = weight
    square += weight * weight
  })
  const length = Math.sqrt(square) || 1
  counts.forEach((weight, at) => {
    counts[at] = weight / length
  })
}

/** How much a feature says that so many of the phrases have. */
export function rarityOf(holders: number, phrases: number): number {
  return Math.log((phrases + 1) / (holders + 0.5))
}
