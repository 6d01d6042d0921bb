import type { ConceptName } from '../../../contract/understanding.ts'

const mostFound = 6

/** Concepts whose name or terms hold what is searched; names that begin with it come first. */
export function findConcepts(
  concepts: readonly ConceptName[],
  search: string,
  taken: readonly string[],
): ConceptName[] {
  const wanted = plain(search)
  if (wanted === '') return []
  const rankOf = ({ name, terms }: ConceptName) => {
    if (plain(name).startsWith(wanted)) return 0
    if (plain(name).includes(wanted)) return 1
    if (terms.some((term) => plain(term).startsWith(wanted))) return 2
    return terms.some((term) => plain(term).includes(wanted)) ? 3 : undefined
  }
  return concepts
    .flatMap((concept) => {
      const rank = taken.includes(concept.id) ? undefined : rankOf(concept)
      return rank === undefined ? [] : [{ concept, rank }]
    })
    .sort((left, right) => left.rank - right.rank)
    .slice(0, mostFound)
    .map(({ concept }) => concept)
}

// Accents are left out where people leave them out.
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
}
