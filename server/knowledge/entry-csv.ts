import { EntryDraft } from '../../contract/admin-knowledge.ts'
import type { ImportProblem } from '../../contract/imports.ts'
import { languages } from '../../contract/languages.ts'
import { readMoment } from '../../contract/wall-clock.ts'
import { type CsvRow, problemAt, problemOfIssue } from '../csv/index.ts'
import { type EntryContent, normalize, translated } from './content.ts'
import type { EntryRow } from './store.ts'

/** Columns of the export, and of every import (api.md). */
export const entryColumns = {
  known: [
    ...['id', 'category', 'title', 'description', 'location', 'tags', 'startsAt', 'endsAt'],
    ...translated.flatMap((language) => [`title_${language}`, `description_${language}`]),
    ...languages.map((language) => `askedAs_${language}`),
    'conceptsAdded',
    'conceptsRemoved',
  ],
  required: ['category', 'title', 'description'],
  suspicious: /^((title|description|askedAs)_|concepts)/i,
}

/** The cells of an entry, in the order of the columns. Phrases stand one below the other. */
export function toCells(entry: EntryRow): string[] {
  return [
    entry.id,
    entry.category,
    entry.title,
    entry.description,
    entry.location ?? '',
    entry.tags.join(', '),
    entry.startsAt?.toISOString() ?? '',
    entry.endsAt?.toISOString() ?? '',
    ...translated.flatMap((language) => {
      const translation = entry.translations[language]
      return [translation?.title ?? '', translation?.description ?? '']
    }),
    ...languages.map((language) => (entry.askedAs[language] ?? []).join('\n')),
    entry.conceptsAdded.join(', '),
    entry.conceptsRemoved.join(', '),
  ]
}

/**
 * Reads a row, by the same rules that the entry form keeps; what the file has no column for stays as it was before.
 * Undefined when the row breaks a rule.
 * @param timeZone of times that are written without one
 */
export function readEntry(
  row: CsvRow,
  before: EntryContent | undefined,
  { timeZone, hasConcept }: { timeZone: string; hasConcept: (concept: string) => boolean },
  problems: ImportProblem[],
): EntryContent | undefined {
  const parsed = EntryDraft.safeParse(toDraft(row, before, timeZone))
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      problems.push(problemOfIssue(row.line, columnOf(issue.path), issue))
    }
    return undefined
  }
  const { startsAt, endsAt, translations, askedAs, location, tags, ...needed } = parsed.data
  const { conceptsAdded = [], conceptsRemoved = [] } = needed
  for (const [field, concepts] of Object.entries({ conceptsAdded, conceptsRemoved }))
    if (!concepts.every(hasConcept)) {
      problems.push(problemAt(row.line, field, 'not-a-choice'))
      return undefined
    }
  const content = normalize({
    ...needed,
    location: location ?? null,
    tags: tags ?? [],
    startsAt: startsAt ? new Date(startsAt) : null,
    endsAt: endsAt ? new Date(endsAt) : null,
    translations: { ...translations } as EntryContent['translations'],
    askedAs: { ...askedAs } as EntryContent['askedAs'],
    conceptsAdded,
    conceptsRemoved,
  })
  if (content.startsAt && content.endsAt && content.endsAt < content.startsAt) {
    problems.push(problemAt(row.line, 'endsAt', 'end-before-start'))
    return undefined
  }
  return content
}

function toDraft({ cell }: CsvRow, before: EntryContent | undefined, timeZone: string) {
  const text = (column: string, was: string | null | undefined) => {
    const found = cell(column)
    return found === undefined ? (was ?? null) : found || null
  }
  const list = (column: string, separator: string, was: string[] | undefined) =>
    cell(column)?.split(separator).map(trim).filter(Boolean) ?? was ?? []
  const moment = (written: string | null) =>
    written && (readMoment(written, timeZone)?.toISOString() ?? written)
  return {
    category: cell('category')?.toLowerCase(),
    title: cell('title'),
    description: cell('description'),
    location: text('location', before?.location),
    tags: list('tags', ',', before?.tags),
    startsAt: moment(text('startsAt', before?.startsAt?.toISOString())),
    endsAt: moment(text('endsAt', before?.endsAt?.toISOString())),
    translations: Object.fromEntries(
      translated.flatMap((language) => {
        const was = before?.translations[language]
        const title = text(`title_${language}`, was?.title)
        const description = text(`description_${language}`, was?.description)
        if (title === null && description === null) return []
        return [[language, { title: title ?? '', description: description ?? '' }]]
      }),
    ),
    askedAs: Object.fromEntries(
      languages.map((language) => [language, list(`askedAs_${language}`, '\n', before?.askedAs[language])]),
    ),
    conceptsAdded: list('conceptsAdded', ',', before?.conceptsAdded),
    conceptsRemoved: list('conceptsRemoved', ',', before?.conceptsRemoved),
  }
}

/** `translations.de.title` of the draft stands in the column `title_de`. */
function columnOf(path: PropertyKey[]): string {
  const [field, language, part] = path.map(String)
  if (field === 'translations') return `${part ?? 'title'}_${language}`
  if (field === 'askedAs') return `askedAs_${language}`
  return field ?? ''
}

function trim(text: string): string {
  return text.trim()
}
