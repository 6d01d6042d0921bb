import type { Language } from '../../contract/languages.ts'
import { conceptsOfTags } from './concepts-of-tags.ts'
import { lexiconOf } from './lexicon.ts'
import { writtenIn } from './written-in.ts'

/** What is read of an entry: its words, in whatever it is written in, and what staff corrected. */
export type WrittenEntry = {
  title: string
  description: string
  location: string | null
  tags: readonly string[]
  translations: Partial<Record<Language, Text>>
  /** Concepts that staff added and removed. */
  conceptsAdded?: readonly string[]
  conceptsRemoved?: readonly string[]
}

type Text = { title: string; description: string }

/** How surely an entry is about each concept, between 0 and 1. */
export type Understanding = ReadonlyMap<string, number>

// What stands in the title is what an entry is about; a description names much in passing.
const sureness = { title: 1, tags: 0.8, opening: 0.7, description: 0.5 }
// What several languages say is a little surer than what one of them says.
const sureByMore = 0.1
const betweenPlaces = /[,;]| and /
const shortestPlace = 4
const sentences = /(?<=[.!?。！？])\s*/u

/**
 * Adds to what is understood of an entry what its text in one language says; nothing where there is none. The original is
 * asked for as English and read in the language in which it is written. What staff corrected counts before all.
 */
export function understandMore(
  understood: Understanding,
  entry: WrittenEntry,
  language: Language,
): Understanding {
  const isOriginal = language === 'en'
  const text = isOriginal ? entry : entry.translations[language]
  if (!text) return understood
  const found = new Map(understood)
  const said = isOriginal ? originalConcepts(entry) : conceptsOf(text, entry.location, language)
  for (const [concept, sure] of said) {
    const before = found.get(concept)
    const surest = Math.max(before ?? 0, sure)
    found.set(concept, before === undefined ? sure : surest + (1 - surest) * sureByMore)
  }
  for (const concept of entry.conceptsRemoved ?? []) found.delete(concept)
  for (const concept of entry.conceptsAdded ?? []) found.set(concept, 1)
  return found
}

/** The language in which the original of an entry is written. */
export function languageOf({ title, description }: Text): Language {
  return writtenIn(`${title}. ${description}`)
}

/** What the original says, with its tags: they are English, or of the language of the original. */
function originalConcepts(entry: WrittenEntry): Map<string, number> {
  const language = languageOf(entry)
  const found = conceptsOf(entry, entry.location, language)
  for (const one of new Set<Language>([language, 'en']))
    for (const concept of conceptsOfTags(entry.tags, one))
      found.set(concept, Math.max(sureness.tags, found.get(concept) ?? 0))
  return found
}

function conceptsOf(
  { title, description }: Text,
  location: string | null,
  language: Language,
): Map<string, number> {
  const places = (location ?? '').split(betweenPlaces).filter((place) => place.length >= shortestPlace)
  const [opening = '', ...rest] = description.split(sentences)
  const lexicon = lexiconOf(language)
  const found = new Map<string, number>()
  const note = (text: string, sure: number) => {
    for (const concept of lexicon.conceptsIn(text))
      found.set(concept, Math.max(sure, found.get(concept) ?? 0))
  }
  note(title, sureness.title)
  note(without(places, opening), sureness.opening)
  note(without(places, rest.join(' ')), sureness.description)
  return found
}

// "Beside the ferry landing" says where something is, not what it is.
function without(places: readonly string[], text: string): string {
  return places.reduce((rest, place) => rest.replaceAll(place, ' ; '), text)
}
