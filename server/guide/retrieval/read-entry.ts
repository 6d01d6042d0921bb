import type { Language } from '../../../contract/languages.ts'
import { createReader, type Reading } from './analyze.ts'
import { type KnowledgeEntry, textOf } from './entry.ts'

/** The texts of an entry, read once for all rankers of a language. */
export type EntryReading = {
  title: Reading
  description: Reading
  tags: Reading
  location: Reading
  /** The ways people ask for it. */
  asked: Reading[]
  /** The original, in another language than English. */
  english?: Reading
}

/** Reads entries for questions of one language. */
export function createEntryReader(language: Language): (entry: KnowledgeEntry) => EntryReading {
  const read = createReader(language)
  return (entry) => {
    const { title, description } = textOf(entry, language)
    return {
      title: read(title),
      description: read(description),
      tags: read(entry.tags.join(' ')),
      location: read(entry.location ?? ''),
      asked: (entry.askedAs[language] ?? []).map(read),
      ...(language === 'en' ? {} : { english: read(`${entry.title} ${entry.description}`) }),
    }
  }
}
