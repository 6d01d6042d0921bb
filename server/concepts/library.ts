import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
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

type Written = Record<string, { name: string; terms: string[]; asked: string[] }>

const folder = new URL('./library/', import.meta.url)
const kept = new Map<Language, readonly KeptConcept[]>()

/** A concept without the ways in which visitors ask: they are indexed once, and weigh more than all the rest. */
export type KeptConcept = Omit<Concept, 'asked'>

/** The concepts in one language, always in the same order; each language is read when it is first needed. */
export function conceptsIn(language: Language): readonly KeptConcept[] {
  const known = kept.get(language)
  if (known) return known
  const concepts = readConcepts(language).map(({ id, group, name, terms }) => ({ id, group, name, terms }))
  kept.set(language, concepts)
  return concepts
}

/** The same concepts with the ways in which visitors ask, read anew at every call. */
export function readConcepts(language: Language): Concept[] {
  const files = readdirSync(new URL(`${language}/`, folder)).sort()
  return files.flatMap((file) => {
    const written: Written = JSON.parse(readFileSync(new URL(`${language}/${file}`, folder), 'utf8'))
    const group = file.replace('.json', '')
    return Object.entries(written).map(([id, concept]) => ({ id, group, ...concept }))
  })
}

/** What staff see of a concept. */
export type ConceptName = Pick<Concept, 'id' | 'group' | 'name'> & { terms: string[] }

const names = new Map<Language, Promise<ConceptName[]>>()

/** The concepts that an entry can be about, as staff read a language; kept without the ways in which visitors ask. */
export function listConceptNames(language: Language): Promise<ConceptName[]> {
  const known = names.get(language) ?? readNames(language)
  names.set(language, known)
  return known
}

/** Whether an entry can be about it. */
export async function isConcept(id: string): Promise<boolean> {
  return (await listConceptNames('en')).some((concept) => concept.id === id)
}

async function readNames(language: Language): Promise<ConceptName[]> {
  const found: ConceptName[] = []
  for (const file of readdirSync(new URL(`${language}/`, folder)).sort()) {
    const group = file.replace('.json', '')
    if (group === BEYOND) continue
    const written: Written = JSON.parse(await readFile(new URL(`${language}/${file}`, folder), 'utf8'))
    for (const [id, { name, terms }] of Object.entries(written)) found.push({ id, group, name, terms })
  }
  return found
}
