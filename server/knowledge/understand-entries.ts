import type { AdminEntry, EntryCheck, ListedEntry } from '../../contract/admin-knowledge.ts'
import type { EntryText, Understood, Weakness } from '../../contract/understanding.ts'
import { readEntries } from '../concepts/index.ts'
import type { Deps } from '../deps.ts'
import type { EntrySearch } from './admin-store.ts'
import { type EntryContent, translated } from './content.ts'

type Written = Pick<EntryContent, keyof EntryText>

// Fewer letters say neither where nor when.
const SHORT = 30
// As many ways to ask find an entry by themselves.
const MANY_PHRASES = 5

/** What the guide understands of entries, as they are written or would be. */
export async function understandEntries(entries: readonly Written[]): Promise<Understood[]> {
  const read = await readEntries(entries)
  return entries.map((entry, at) => {
    const { concepts = [], language = 'en' } = read[at] ?? {}
    const weaknesses: Weakness[] = []
    const isAsked = Object.values(entry.askedAs).some((phrases) => phrases.length >= MANY_PHRASES)
    if (concepts.length === 0 && !isAsked) weaknesses.push('nothing-known')
    if (entry.description.length < SHORT) weaknesses.push('too-short')
    if (language !== 'en') weaknesses.push('not-english')
    return {
      concepts,
      weaknesses,
      missing: translated.filter((other) => !entry.translations[other] && other !== language),
    }
  })
}

/** What the guide understands of one entry. */
export async function understandOne(entry: EntryText): Promise<Understood> {
  const [understood] = await understandEntries([entry as Written])
  return understood ?? { concepts: [], weaknesses: [], missing: [] }
}

/** Entries with what the guide understands of each. */
export async function withUnderstood(entries: AdminEntry[]): Promise<ListedEntry[]> {
  const understood = await understandEntries(entries as Written[])
  return entries.flatMap((entry, at) => {
    const own = understood[at]
    return own ? [{ ...entry, understood: own }] : []
  })
}

/** What a check means to the search: which active entries the guide finds badly, or that a translation is missing. */
export async function narrow(
  { library }: Pick<Deps, 'library'>,
  { check }: { check?: EntryCheck | '' | undefined },
): Promise<Partial<EntrySearch>> {
  if (check === 'untranslated') return { isUntranslated: true }
  if (check !== 'weak') return {}
  const entries = await library.entries()
  const understood = await understandEntries(entries)
  return { ids: entries.flatMap(({ id }, at) => (understood[at]?.weaknesses.length ? [id] : [])) }
}
