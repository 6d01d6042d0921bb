import { isDeepStrictEqual } from 'node:util'
import type { KnowledgeEntry } from '../../knowledge/index.ts'
import type { Difference } from './messages.ts'

/**
 * What whoever holds some entries has to learn of to hold others, and how many of the first are no more as they were. The
 * library keeps what has not changed, so that most of it is seen to be the same without reading it.
 */
export function differenceOf(
  before: readonly KnowledgeEntry[],
  after: readonly KnowledgeEntry[],
): { difference: Difference; gone: number } {
  const known = new Map(before.map((entry) => [entry.id, entry]))
  const changed = after.filter((entry) => !isDeepStrictEqual(known.get(entry.id), entry))
  const kept = after.length - changed.length
  return { difference: { changed, ids: after.map(({ id }) => id) }, gone: before.length - kept }
}
