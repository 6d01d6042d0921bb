import type { AdminEntry, EntryDraft } from '../../../contract/admin-knowledge.ts'
import { type Language, languages } from '../../../contract/languages.ts'
import type { EntryText } from '../../../contract/understanding.ts'
import { fromWallClock, toWallClock } from '../venue-time.ts'

/** The languages an entry can be translated to; English is the original. */
export const translatable = languages.filter((language) => language !== 'en')

/** The fields of the entry form, as they stand there. */
export interface EntryValues {
  category: string
  title: string
  description: string
  location: string
  tags: string
  startsAt: string
  endsAt: string
  translations: Partial<Record<Language, { title: string; description: string }>>
  askedAs: Partial<Record<Language, string>>
  conceptsAdded: string
  conceptsRemoved: string
}

/** A new entry begins as an activation (specification section 9). */
export const newEntry: EntryValues = {
  category: 'activation',
  title: '',
  description: '',
  location: '',
  tags: '',
  startsAt: '',
  endsAt: '',
  translations: {},
  askedAs: {},
  conceptsAdded: '',
  conceptsRemoved: '',
}

/** The form of an existing entry. */
export function valuesOf(entry: AdminEntry, timeZone: string): EntryValues {
  return {
    category: entry.category,
    title: entry.title,
    description: entry.description,
    location: entry.location ?? '',
    tags: entry.tags.join(', '),
    startsAt: toWallClock(entry.startsAt, timeZone),
    endsAt: toWallClock(entry.endsAt, timeZone),
    translations: { ...entry.translations },
    askedAs: Object.fromEntries(
      Object.entries(entry.askedAs).map(([language, phrases]) => [language, phrases.join('\n')]),
    ),
    // What an older page has kept has none.
    conceptsAdded: (entry.conceptsAdded ?? []).join(', '),
    conceptsRemoved: (entry.conceptsRemoved ?? []).join(', '),
  }
}

/** What the guide reads of the form while it is filled in. */
export function textOf(values: EntryValues, timeZone: string): EntryText {
  const { title, description, location, tags, translations, askedAs, conceptsAdded, conceptsRemoved } =
    draftOf(values, timeZone) as EntryDraft
  return {
    title,
    description,
    location: location ?? null,
    tags: tags ?? [],
    translations: translations ?? {},
    askedAs: askedAs ?? {},
    conceptsAdded: conceptsAdded ?? [],
    conceptsRemoved: conceptsRemoved ?? [],
  }
}

/** What the form says, as the contract wants it: empty location is none, tags split on commas (section 5). */
export function draftOf(values: EntryValues, timeZone: string): Record<string, unknown> {
  return {
    category: values.category,
    title: values.title,
    description: values.description,
    location: values.location.trim() || null,
    tags: partsOf(values.tags, ','),
    startsAt: fromWallClock(values.startsAt, timeZone),
    endsAt: fromWallClock(values.endsAt, timeZone),
    translations: Object.fromEntries(
      Object.entries(values.translations).filter(
        ([, part]) => `${part?.title}${part?.description}`.trim() !== '',
      ),
    ),
    askedAs: Object.fromEntries(
      Object.entries(values.askedAs)
        .map(([language, text]) => [language, partsOf(text ?? '', '\n')] as const)
        .filter(([, phrases]) => phrases.length > 0),
    ),
    conceptsAdded: partsOf(values.conceptsAdded, ','),
    conceptsRemoved: partsOf(values.conceptsRemoved, ','),
  }
}

/** The parts of a field that lists several. */
export function partsOf(text: string | undefined, separator: string): string[] {
  return (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
}
