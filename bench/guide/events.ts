import { readdirSync, readFileSync } from 'node:fs'
import { type Language, languages } from '../../contract/languages.ts'
import type { KnowledgeEntry } from '../../server/guide/retrieval/entry.ts'
import type { GradedQuestion } from './demo-knowledge.ts'

/** What visitors ask at an event that the guide only learns from: of each entry, and of the event as a whole. */
export type Event = {
  entries: Pick<KnowledgeEntry, 'title' | 'askedAs' | 'notAnswered'>[]
  questions: Pick<GradedQuestion, 'language' | 'question' | 'kind'>[]
}

type OfEntries = Record<string, { asked: string[]; notAnswered: string[] }>
type OfEvent = Record<Language, { answered: string[]; notAnswered: string[] }>

const folder = new URL('./events/', import.meta.url)

/** The events in `bench/guide/events`: what is asked there, without the entries themselves. */
export function readEvents(): Event[] {
  return readdirSync(folder).sort().map(readEvent)
}

function readEvent(name: string): Event {
  const read = (file: string) => JSON.parse(readFileSync(new URL(`${name}/${file}.json`, folder), 'utf8'))
  const written = languages.map((language): [Language, OfEntries] => [language, read(language)])
  const questions: OfEvent = read('questions')
  const titles = Object.keys(written[0]?.[1] ?? {})
  const inAll = (of: (entry: OfEntries[string] | undefined) => string[] | undefined, title: string) =>
    Object.fromEntries(written.map(([language, entries]) => [language, of(entries[title]) ?? []]))
  return {
    entries: titles.map((title) => ({
      title,
      askedAs: inAll((entry) => entry?.asked, title),
      notAnswered: inAll((entry) => entry?.notAnswered, title),
    })),
    questions: languages.flatMap((language) => [
      ...questions[language].answered.map((question) => ({
        language,
        question,
        kind: 'answerable' as const,
      })),
      ...questions[language].notAnswered.map((question) => ({
        language,
        question,
        kind: 'unanswerable' as const,
      })),
    ]),
  }
}
