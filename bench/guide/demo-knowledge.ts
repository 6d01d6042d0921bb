import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { Category } from '../../contract/knowledge.ts'
import { type Language, languages } from '../../contract/languages.ts'
import type { KnowledgeEntry } from '../../server/guide/retrieval/entry.ts'

const folder = new URL('../../data/demo/', import.meta.url)

/** A question with the titles of the entries that answer it; none where the festival has no answer. */
export type GradedQuestion = {
  language: Language
  question: string
  expected: string[]
  kind: 'answerable' | 'unanswerable'
}

/** The demo festival's knowledge as the retriever takes it; the English title serves as id. */
export function readDemoKnowledge(): KnowledgeEntry[] {
  return readKnowledge(new URL('event-knowledge.csv', folder), readPrepared(folder))
}

/** Questions of entries by language and title. */
type Phrases = Map<Language, Record<string, string[]>>

/** What was prepared for entries: how people ask for them, and what people ask beside them that none answers. */
export type Prepared = { askedAs: Phrases; notAnswered: Phrases }

/** What was prepared for the entries of a folder, as far as it has been. */
export function readPrepared(folder: URL): Prepared {
  const read = (name: string): Phrases => {
    if (!existsSync(new URL(name, folder))) return new Map()
    const of = (language: Language) =>
      JSON.parse(readFileSync(new URL(`${name}/${language}.json`, folder), 'utf8'))
    return new Map(languages.map((language) => [language, of(language)]))
  }
  return { askedAs: read('asked-as'), notAnswered: read('not-answered') }
}

/** Entries of a CSV file as organisers import it, with what was prepared for them. */
export function readKnowledge(file: URL | string, prepared?: Prepared): KnowledgeEntry[] {
  const rows: Record<string, string>[] = parse(readFileSync(file), { columns: true, bom: true })
  return rows.map((row) => toEntry(row, prepared))
}

/** The graded questions of a file in data/demo. */
export function readQuestions(file: string): GradedQuestion[] {
  return JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
}

/**
 * The graded sets by name. Of the fresh questions every second one was kept out of sight while the guide was tuned, so
 * both halves are told apart.
 */
export function gradedSets(): [name: string, questions: GradedQuestion[]][] {
  const fresh = readQuestions('questions-fresh.json')
  return [
    ['dev', readQuestions('questions-dev.json')],
    ['held-out', readQuestions('questions-held-out.json')],
    ['fresh, tuned half', fresh.filter((_, at) => at % 2 === 0)],
    ['fresh, untouched half', fresh.filter((_, at) => at % 2 === 1)],
  ]
}

/** Sets of the demo festival of which nobody has read a question or a failure: nothing is fitted on them. */
export const unseenSets: readonly string[] = ['asked on 2026-11-21', 'asked on 2026-11-24, untouched half']

/** Questions that were unseen when they were first asked; of those that are not in `unseenSets` failures were read since. */
export function askedSets(): [name: string, questions: GradedQuestion[]][] {
  const latest = readQuestions('questions-asked-2026-11-24.json')
  return [
    ['last', readQuestions('questions-last.json')],
    ['asked on 2026-11-21', readQuestions('questions-asked-2026-11-21.json')],
    ['asked on 2026-11-24, tuned half', latest.filter((_, at) => at % 2 === 0)],
    ['asked on 2026-11-24, untouched half', latest.filter((_, at) => at % 2 === 1)],
  ]
}

function toEntry(row: Record<string, string>, prepared?: Prepared): KnowledgeEntry {
  const title = row.title ?? ''
  const translated = languages.filter((language) => row[`title_${language}`])
  return {
    id: title,
    // What the import of the product refuses is no festival.
    category: Category.parse(row.category),
    title,
    description: row.description ?? '',
    location: row.location || null,
    tags: (row.tags ?? '').split(',').filter((tag) => tag.length > 0),
    startsAt: row.startsAt || null,
    endsAt: row.endsAt || null,
    translations: Object.fromEntries(
      translated.map((language) => [
        language,
        { title: row[`title_${language}`] ?? '', description: row[`description_${language}`] ?? '' },
      ]),
    ),
    askedAs: ofTitle(title, prepared?.askedAs),
    notAnswered: ofTitle(title, prepared?.notAnswered),
  }
}

function ofTitle(title: string, phrases: Phrases = new Map()): Partial<Record<Language, string[]>> {
  return Object.fromEntries(languages.map((language) => [language, phrases.get(language)?.[title] ?? []]))
}
