import type { LeaderboardEntry } from '../../../contract/leaderboard.ts'

/** More names than this on one page could not be read across a field. */
const MOST_ON_A_PAGE = 12

/** Ranks that stand on one page. */
const DECADE = 10

/**
 * The pages of a wall: ranks up to ten, eleven to twenty, and so on. Who shares a rank stands on the same page; a page
 * that would be too full goes on evenly on the next one.
 * @param entries places in their order, without those that stand large above the pages
 */
export function pagesOf(entries: readonly LeaderboardEntry[]): LeaderboardEntry[][] {
  const decades = Map.groupBy(entries, ({ rank }) => Math.ceil(rank / DECADE))
  return [...decades.values()].flatMap((people) => {
    const parts = Math.ceil(people.length / MOST_ON_A_PAGE)
    const size = Math.ceil(people.length / parts)
    return Array.from({ length: parts }, (_, part) => people.slice(part * size, (part + 1) * size))
  })
}
