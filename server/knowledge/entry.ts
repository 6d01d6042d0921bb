import { isDeepStrictEqual } from 'node:util'
import type { Category, PublicEntry } from '../../contract/knowledge.ts'
import { type Language, languages } from '../../contract/languages.ts'
import type { NameTranslations } from '../../contract/names.ts'
import type { Names } from '../names/index.ts'
import { seenIn } from './seen.ts'
import type { EntryRow } from './store.ts'
import type { Translation } from './table.ts'

/** An active entry in memory; English title and description are the original. */
export interface KnowledgeEntry {
  id: string
  category: Category
  title: string
  description: string
  location: string | null
  tags: string[]
  /** ISO instants; only entries of the programme carry them. */
  startsAt: string | null
  endsAt: string | null
  translations: Partial<Record<Language, Translation>>
  /** The ways people ask for it, per language (rulings, "The guide"). */
  askedAs: Partial<Record<Language, string[]>>
  /** What visitors may ask beside it that no entry answers, per language; none once the entry says something else. */
  notAnswered: Partial<Record<Language, string[]>>
  /** Concepts that staff added to and removed from what the guide understands. */
  conceptsAdded: string[]
  conceptsRemoved: string[]
  /** How the location reads in other languages. */
  placeNames?: NameTranslations
}

/** An entry as the guide and the pages use it; with names its place reads as they say. */
export function toEntry(row: EntryRow, names?: Names): KnowledgeEntry {
  const placeNames = row.location === null ? undefined : names?.get(row.location)
  const said = {
    title: row.title,
    description: row.description,
    location: row.location,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
  }
  const { notAnswered } = row
  return {
    id: row.id,
    category: row.category,
    ...said,
    tags: row.tags,
    translations: row.translations,
    askedAs: row.askedAs,
    notAnswered: notAnswered && notAnswered.seen === seenIn(said) ? notAnswered.questions : {},
    conceptsAdded: row.conceptsAdded,
    conceptsRemoved: row.conceptsRemoved,
    ...(placeNames && { placeNames }),
  }
}

/** Title and description in a language, or the English original where it is not translated. */
export function textOf(entry: KnowledgeEntry, language: Language): Translation {
  return entry.translations[language] ?? { title: entry.title, description: entry.description }
}

/** An entry as anyone may read it. */
export function inLanguage(entry: KnowledgeEntry, language: Language): PublicEntry {
  const { id, category, tags, startsAt, endsAt } = entry
  const location = entry.placeNames?.[language] ?? entry.location
  return { id, category, ...textOf(entry, language), location, tags, startsAt, endsAt }
}

/** Languages in which something that a model wrote stands in the entry as the model wrote it. */
export function languagesByModel({ byModel, translations, askedAs }: EntryRow): Language[] {
  return languages.filter((language) => {
    const { translation, askedAs: phrases = [] } = byModel[language] ?? {}
    const stands = askedAs[language] ?? []
    return (
      (translation !== undefined && isDeepStrictEqual(translation, translations[language])) ||
      phrases.some((phrase) => stands.includes(phrase))
    )
  })
}
