import type { Language } from '../../contract/languages.ts'
import { lexiconOf } from './lexicon.ts'

/** What is read of an entry: its words, in English and whatever else it is written in. */
export type WrittenEntry = {
  title: string
  description: string
  location: string | null
  tags: readonly string[]
  translations: Partial<Record<Language, { title: string; description: string }>>
}

/** How surely an entry is about each concept, between 0 and 1. */
export type Understanding = ReadonlyMap<string, number>

// What stands in the title is what an entry is about; a description names much in passing.
const sureness = { title: 1, tags: 0.8, opening: 0.7, description: 0.5 }
// What several languages say is a little surer than what one of them says.
const sureByMore = 0.1
const betweenPlaces = /[,;]| and /
const shortestPlace = 4
const sentences = /(?<=[.!?。！？])\s*/u

/** Adds to what is understood of an entry what one language says; nothing where it is not written in it. */
export function understandMore(
  understood: Understanding,
  entry: WrittenEntry,
  language: Language,
): Understanding {
  const text = language === 'en' ? entry : entry.translations[language]
  if (!text) return understood
  const found = new Map(understood)
  for (const [concept, sure] of conceptsOf(entry, text, language)) {
    const before = found.get(concept)
    const surest = Math.max(before ?? 0, sure)
    found.set(concept, before === undefined ? sure : surest + (1 - surest) * sureByMore)
  }
  return found
}

function conceptsOf(
  { location, tags }: WrittenEntry,
  { title, description }: { title: string; description: string },
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
  // Tags are English.
  if (language === 'en') note(tags.join(' ; '), sureness.tags)
  return found
}

// "Beside the ferry landing" says where something is, not what it is.
function without(places: readonly string[], text: string): string {
  return places.reduce((rest, place) => rest.replaceAll(place, ' ; '), text)
}
