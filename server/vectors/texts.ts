import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { type Language, languages } from '../../contract/languages.ts'
import { inLanguage, type KnowledgeEntry } from '../knowledge/index.ts'

/** Small models read some 500 tokens; what an entry is about stands at its beginning. */
const LONGEST_TEXT = 2_000

/** Entries that are read before the others on this thread have their turn. */
const AT_A_TIME = 100

/** What an entry is embedded by in a language. */
export function textFor(entry: KnowledgeEntry, language: Language): string {
  const { title, description, location, tags } = inLanguage(entry, language)
  const said = [title, description, location ?? '', language === 'en' ? tags.join(', ') : '']
  return said.filter(Boolean).join('\n').slice(0, LONGEST_TEXT)
}

/** The languages that an entry is written in, the original first. */
export function languagesOf({ translations }: KnowledgeEntry): Language[] {
  return languages.filter((language) => language === 'en' || translations[language] !== undefined)
}

/** A text in one short word. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Hashes of the texts of entries, by entry and language. */
export type Wanted = ReadonlyMap<string, Partial<Record<Language, string>>>

/** Reads which vectors the entries want; thousands of them in pieces. */
export async function wantedOf(entries: readonly KnowledgeEntry[]): Promise<Wanted> {
  const wanted = new Map<string, Partial<Record<Language, string>>>()
  for (const entry of entries) {
    if (wanted.size % AT_A_TIME === AT_A_TIME - 1) await breathe()
    const hashes = languagesOf(entry).map((language) => [language, hashOf(textFor(entry, language))])
    wanted.set(entry.id, Object.fromEntries(hashes))
  }
  return wanted
}
