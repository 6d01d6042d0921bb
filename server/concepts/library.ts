import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '../../contract/languages.ts'

/** Something that people ask for at any festival, as one language speaks of it. */
export type Concept = {
  id: string
  group: string
  /** As staff read it. */
  name: string
  /** Words that say in an entry that it is about this. */
  terms: readonly string[]
  /** Ways in which visitors ask for it. */
  asked: readonly string[]
}

/** What no festival is asked to answer: small talk, homework, orders to the guide. */
export const BEYOND = 'beyond'

type Written = Record<string, Pick<Concept, 'name' | 'terms' | 'asked'>>

const folder = new URL('./library/', import.meta.url)
const read = new Map<Language, readonly Concept[]>()

/** The concepts in one language, always in the same order; each language is read when it is first needed. */
export function conceptsIn(language: Language): readonly Concept[] {
  const known = read.get(language)
  if (known) return known
  const files = readdirSync(new URL(`${language}/`, folder)).sort()
  const concepts = files.flatMap((file) => {
    const written: Written = JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'))
    const group = file.replace('.json', '')
    return Object.entries(written).map(([id, concept]) => ({ id, group, ...concept }))
  })
  read.set(language, concepts)
  return concepts
}
