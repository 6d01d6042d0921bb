import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Language } from '../../../contract/languages.ts'
import { openTextClassifier, type PackedClassifier, type TextScorer } from './text-classifier.ts'

/** What was learnt in one language from what visitors ask at festivals that the guide was developed with. */
export type Learnt = {
  /** A hash of what it was learnt from. */
  of: string
  asked: WordsAsked
  /** Tells what festivals answer from what they seldom do. */
  classifier: PackedClassifier
}

/** With which words people ask for the entries of those festivals. */
export type WordsAsked = {
  /** Their hashes. */
  terms: Int32Array
  /** The numbers of the terms of one entry after the other, how often each stands in its phrases, and where each entry ends. */
  lists: Uint16Array
  counts: Uint8Array
  ends: Uint32Array
}

/** Of a language: from the file that comes with the guide, or from less of it, for measuring. */
export type LearntOf = (language: Language) => Learnt

const folder = new URL('./learnt/', import.meta.url)
const scorers = new Map<Language, TextScorer>()

/** What comes with the guide (`npm run bench -- learn-asked`); not kept, because its words are indexed once and then no longer needed. */
export function learntOf(language: Language): Learnt {
  return unpack(readFileSync(learntFile(language)))
}

export function learntFile(language: Language): URL {
  return new URL(`${language}.bin`, folder)
}

export function packLearnt(learnt: Learnt): Buffer {
  return gzipSync(serialize(learnt), { level: 9 })
}

function unpack(file: Buffer): Learnt {
  return deserialize(gunzipSync(file))
}

/**
 * Above 0 where a question is asked like what entries of festivals seldom answer, below 0 where like what they do.
 * @param learnt where it is not what comes with the guide, of which this is read once a thread and language
 */
export function seldomAnsweredIn(language: Language, learnt?: LearntOf): TextScorer {
  if (learnt) return openTextClassifier(learnt(language).classifier)
  const scorer = scorers.get(language) ?? openTextClassifier(learntOf(language).classifier)
  scorers.set(language, scorer)
  return scorer
}

/** How often each word stands in the phrases of each entry. */
export function* bagsOf({ terms, lists, counts, ends }: WordsAsked): Iterable<Map<number, number>> {
  let at = 0
  for (const end of ends) {
    const bag = new Map<number, number>()
    for (; at < end; at++) bag.set(terms[lists[at] ?? 0] ?? 0, counts[at] ?? 0)
    yield bag
  }
}
