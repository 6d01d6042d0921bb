import type { Understanding } from '../../concepts/index.ts'
import type { KnowledgeEntry } from './entry.ts'

/** An entry that only mentions a concept is not about it; one that begins with it mostly is. */
export const leastSure = { about: 0.75, opening: 0.7, mentions: 0.5 }

/** The entries that are about some concepts, by the order of the concepts, the surest first; or those that begin with them, or mention them. */
export type EntriesAbout = (concepts: readonly string[], how?: keyof typeof leastSure) => KnowledgeEntry[]

/** Collects what entries speak of when it is first asked for. */
export function createEntriesAbout(
  entries: readonly KnowledgeEntry[],
  understandingOf: (entry: KnowledgeEntry) => Understanding,
): EntriesAbout {
  let about: Map<string, { entry: KnowledgeEntry; sure: number }[]> | undefined

  const collect = () => {
    const collected: NonNullable<typeof about> = new Map()
    for (const entry of entries)
      for (const [concept, sure] of understandingOf(entry)) {
        const known = collected.get(concept)
        if (known) known.push({ entry, sure })
        else collected.set(concept, [{ entry, sure }])
      }
    for (const speakers of collected.values()) speakers.sort((left, right) => right.sure - left.sure)
    return collected
  }
  return (concepts, how = 'about') => {
    about ??= collect()
    const found = concepts.flatMap((concept) =>
      (about?.get(concept) ?? []).filter(({ sure }) => sure >= leastSure[how]),
    )
    return [...new Set(found.map(({ entry }) => entry))]
  }
}
