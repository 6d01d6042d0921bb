import { type Language, languages } from '../../contract/languages.ts'
import type { EntryRow } from './store.ts'

/** What staff write into an entry. */
export type EntryContent = Pick<
  EntryRow,
  | 'category'
  | 'title'
  | 'description'
  | 'location'
  | 'tags'
  | 'startsAt'
  | 'endsAt'
  | 'translations'
  | 'askedAs'
  | 'conceptsAdded'
  | 'conceptsRemoved'
>

/** The content of an entry without what the database keeps beside it. */
export function contentOf({
  id: _id,
  isActive: _active,
  fromSchedule: _fromSchedule,
  createdAt: _created,
  updatedAt: _updated,
  version: _version,
  ...content
}: EntryRow): EntryContent {
  return content
}

/** Languages that an entry can be translated into; English is the original. */
export const translated = languages.filter((language) => language !== 'en')

/** Ways of asking that an entry holds in one language (contract of the entries). */
export const MOST_PHRASES = 50

/** The one way to write the same content, so that what means the same is the same, also after a way through CSV. */
export function normalize(content: EntryContent): EntryContent {
  return {
    category: content.category,
    title: content.title.trim(),
    description: content.description.trim(),
    location: content.location?.trim() || null,
    // Tags are separated by commas wherever people write them (specification section 5).
    tags: content.tags
      .flatMap((tag) => tag.split(','))
      .map(trim)
      .filter(Boolean),
    startsAt: content.startsAt,
    endsAt: content.endsAt,
    translations: perLanguage(translated, (language) => {
      const translation = content.translations[language]
      return translation && { title: translation.title.trim(), description: translation.description.trim() }
    }),
    askedAs: perLanguage(languages, (language) => {
      const phrases = new Set((content.askedAs[language] ?? []).map(toPhrase).filter(Boolean))
      return phrases.size === 0 ? undefined : [...phrases]
    }),
    conceptsAdded: [...new Set(content.conceptsAdded)],
    // What is added cannot be removed as well.
    conceptsRemoved: [...new Set(content.conceptsRemoved)].filter(
      (concept) => !content.conceptsAdded.includes(concept),
    ),
  }
}

/** A way people ask stands on one line. */
export function toPhrase(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Whether two contents say the same. */
export function isSame(one: EntryContent, other: EntryContent): boolean {
  return JSON.stringify(normalize(one)) === JSON.stringify(normalize(other))
}

/** What no two active entries share: category and title, without regard to case. */
export function keyOf({ category, title }: Pick<EntryContent, 'category' | 'title'>): string {
  return `${category} ${title.trim().toLowerCase()}`
}

function perLanguage<T>(
  of: readonly Language[],
  part: (language: Language) => T | undefined,
): Partial<Record<Language, T>> {
  const parts: Partial<Record<Language, T>> = {}
  for (const language of of) {
    const value = part(language)
    if (value !== undefined) parts[language] = value
  }
  return parts
}

function trim(text: string): string {
  return text.trim()
}
