import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { Category } from '../../contract/knowledge.ts'
import { type Language, languages } from '../../contract/languages.ts'
import type { NameTranslations } from '../../contract/names.ts'
import { keptWith } from '../knowledge/index.ts'
import type { knowledgeEntries, Translation } from '../knowledge/table.ts'

const folder = new URL('../../data/demo/', import.meta.url)

/** Reads the demo festival's content: the entries in seven languages, the ways people ask for them, and what they do not answer. */
export async function readDemoKnowledge(): Promise<(typeof knowledgeEntries.$inferInsert)[]> {
  const csv = await readFile(new URL('event-knowledge.csv', folder))
  const lines: Record<string, string>[] = parse(csv, { columns: true, bom: true, skip_empty_lines: true })
  const [askedAs, notAnswered] = await Promise.all([readPhrases('asked-as'), readPhrases('not-answered')])
  return lines.map((line) => ({
    category: Category.parse(line.category),
    title: line.title ?? '',
    description: line.description ?? '',
    location: line.location || null,
    tags: (line.tags ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    startsAt: momentOf(line.startsAt),
    endsAt: momentOf(line.endsAt),
    translations: translationsOf(line),
    askedAs: phrasesFor(askedAs, line.title ?? ''),
    notAnswered: keptWith(saidIn(line), phrasesFor(notAnswered, line.title ?? '')),
  }))
}

function saidIn(line: Record<string, string>): Parameters<typeof keptWith>[0] {
  return {
    title: line.title ?? '',
    description: line.description ?? '',
    location: line.location || null,
    startsAt: momentOf(line.startsAt)?.toISOString() ?? null,
    endsAt: momentOf(line.endsAt)?.toISOString() ?? null,
  }
}

function momentOf(text: string | undefined): Date | null {
  return text ? new Date(text) : null
}

/** How the demo's places and prizes read in other languages. */
export async function readDemoNames(): Promise<Record<string, NameTranslations>> {
  return JSON.parse(await readFile(new URL('names.json', folder), 'utf8'))
}

type Phrases = [Language, Record<string, string[]>][]

function readPhrases(name: string): Promise<Phrases> {
  return Promise.all(
    languages.map(async (language) => {
      const json = await readFile(new URL(`${name}/${language}.json`, folder), 'utf8')
      return [language, JSON.parse(json)] as Phrases[number]
    }),
  )
}

function phrasesFor(phrases: Phrases, title: string): Partial<Record<Language, string[]>> {
  return Object.fromEntries(phrases.map(([language, byTitle]) => [language, byTitle[title] ?? []]))
}

function translationsOf(line: Record<string, string>): Partial<Record<Language, Translation>> {
  const translations: Partial<Record<Language, Translation>> = {}
  for (const language of languages) {
    const title = line[`title_${language}`]
    const description = line[`description_${language}`]
    if (title && description) translations[language] = { title, description }
  }
  return translations
}
