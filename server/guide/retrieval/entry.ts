import type { Language } from '../../../contract/languages.ts'

/** What the guide needs to know of one entry of the event knowledge; English title and description are the original. */
export type KnowledgeEntry = {
  id: string
  category: string
  title: string
  description: string
  location: string | null
  tags: string[]
  /** ISO instants; only entries of the programme carry them. */
  startsAt: string | null
  endsAt: string | null
  translations: Partial<Record<Language, { title: string; description: string }>>
  /** The ways people ask for it, per language (rulings, "The guide"). */
  askedAs: Partial<Record<Language, string[]>>
  /** What visitors may ask beside it that no entry answers, per language. */
  notAnswered?: Partial<Record<Language, string[]>>
  /** Concepts that staff added to and removed from what is understood of the entry. */
  conceptsAdded?: readonly string[]
  conceptsRemoved?: readonly string[]
  /** How the location reads in other languages. */
  placeNames?: Partial<Record<Language, string>>
}

/** Title and description in the asked language, or the English original where no translation exists. */
export function textOf(entry: KnowledgeEntry, language: Language): { title: string; description: string } {
  return entry.translations[language] ?? { title: entry.title, description: entry.description }
}

/** Where it is, as the language calls it; empty when nobody said. */
export function placeOf(entry: KnowledgeEntry, language: Language): string {
  return entry.placeNames?.[language] ?? entry.location ?? ''
}
