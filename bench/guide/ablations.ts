import { everyPart, type RankingParts } from '../../server/guide/retrieval/language-index.ts'

/** The ranking without one part at a time, by name. */
export function everyAblation(): [string, RankingParts][] {
  const names = Object.keys(everyPart) as (keyof RankingParts)[]
  return names.map((name) => [`without ${name}`, { ...everyPart, [name]: false }])
}
