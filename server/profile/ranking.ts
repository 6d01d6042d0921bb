import type { Deps } from '../deps.ts'
import { listTotals } from './store.ts'

/** Counting a large festival may take a twentieth of the database's time: a million people take a part of a second. */
const SHARE_OF_TIME = 20

/** So many people are counted in a few milliseconds: whoever asks waits for a count of this moment. */
const SMALL_FESTIVAL = 10_000

/** A change of which nobody could tell us is seen after so long all the same, as soon as somebody asks. */
const OLDEST_MS = 5_000

/** A place among everybody who is ranked. */
export interface Place {
  rank: number
  attendeesRanked: number
}

/** Tells places without walking over a million people. */
export interface Ranking {
  /** Where a total stands; equal totals share a rank (1, 2, 2, 4). */
  placeOf(totalPoints: number): Promise<Place>
}

interface Counted {
  /** Totals, the highest first, and how many people stand above each. */
  totals: readonly { points: number; ahead: number }[]
  attendeesRanked: number
  readAt: number
  tookMs: number
}

/**
 * Opens the ranking of this process: how many people have each total, counted again after a change. One tap moves one
 * person among hundreds of totals, so a count of a few seconds ago tells a place among a million well enough; in a small
 * festival counting is so quick that every answer is of this moment.
 */
export function createRanking({ db, live, log }: Pick<Deps, 'db' | 'live' | 'log'>): Ranking {
  let counted: Counted | undefined
  let counting: Promise<Counted> | undefined
  let changedAt = Number.NEGATIVE_INFINITY

  live.onChange(({ topic }) => {
    if (topic === 'taps' || topic === 'leaderboard') changedAt = performance.now()
  })
  const count = () => {
    counting ??= countTotals(db)
      .then((fresh) => {
        counted = fresh
        return fresh
      })
      .finally(() => {
        counting = undefined
      })
    return counting
  }
  const current = async (): Promise<Counted> => {
    if (counted === undefined) return count()
    if (!isDue(counted, changedAt)) return counted
    const fresh = count()
    if (counted.attendeesRanked <= SMALL_FESTIVAL || isOld(counted)) return fresh
    fresh.catch((problem: unknown) => log.warn(problem, 'totals not counted'))
    return counted
  }
  return { placeOf: async (totalPoints) => placeIn(await current(), totalPoints) }
}

function isDue(counted: Counted, changedAt: number): boolean {
  const { readAt, tookMs, attendeesRanked } = counted
  const rest = attendeesRanked <= SMALL_FESTIVAL ? 0 : tookMs * SHARE_OF_TIME
  return (changedAt >= readAt && performance.now() - readAt >= rest) || isOld(counted)
}

/** Where counting takes longer than a quarter of a second, it may be older: the database has other work. */
function isOld({ readAt, tookMs }: Counted): boolean {
  return performance.now() - readAt >= Math.max(OLDEST_MS, tookMs * SHARE_OF_TIME)
}

async function countTotals(db: Deps['db']): Promise<Counted> {
  const readAt = performance.now()
  let ahead = 0
  const totals = (await listTotals(db)).map(({ points, people }) => {
    const total = { points, ahead }
    ahead += people
    return total
  })
  return { totals, attendeesRanked: ahead, readAt, tookMs: performance.now() - readAt }
}

function placeIn({ totals, attendeesRanked }: Counted, totalPoints: number): Place {
  let low = 0
  let high = totals.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((totals[middle]?.points ?? 0) > totalPoints) low = middle + 1
    else high = middle
  }
  const rank = (totals[low]?.ahead ?? attendeesRanked) + 1
  return { rank, attendeesRanked: Math.max(attendeesRanked, rank) }
}
