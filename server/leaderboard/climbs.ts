import type { Leaderboard, LeaderboardEntry } from '../../contract/leaderboard.ts'
import type { Deps } from '../deps.ts'
import { listRanksBefore } from './store.ts'

const HOUR_MS = 3_600_000

/** Where everybody stood an hour ago is asked once in each minute of the clock: all processes compare with the same. */
const MINUTE_MS = 60_000

/** The climber is somebody whom a screen names: a wall pages through so many places. */
const PLACES = 100

/** Who of these people has won the most places in an hour; undefined while nobody has. */
export type BiggestClimb = (entries: readonly LeaderboardEntry[]) => Promise<Leaderboard['climber']>

/** Keeps where people stood an hour ago, and compares it with where they stand now. */
export function createClimbs({ db, clock }: Pick<Deps, 'db' | 'clock'>): BiggestClimb {
  let before = new Map<string, number>()
  let known = 0
  return async (entries) => {
    const minute = Math.floor(clock.now().getTime() / MINUTE_MS)
    if (minute !== known) {
      before = await listRanksBefore(db, new Date(minute * MINUTE_MS - HOUR_MS))
      known = minute
    }
    let best: Leaderboard['climber']
    for (const { rank, attendee } of entries.slice(0, PLACES)) {
      const places = (before.get(attendee.id) ?? rank) - rank
      if (places > (best?.places ?? 0)) best = { attendeeId: attendee.id, places }
    }
    return best
  }
}
