import { atVenue } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { rehearse } from '../rehearse.ts'
import { type FortuneAward, insertFortuneAward } from './store.ts'

/** Where a fortune is told: at a station, on the attendee's own phone, or neither. */
interface ToldAt {
  stationId: string | null
  isOwnPhone: boolean
  /** Nothing is written; the answer is what it would be. */
  isTraining: boolean
}

/**
 * Awards the Fortune Teller's points to an attendee, once per event day, where its policy lets them earn.
 * @returns the points awarded: 0 when today's are already earned, for the crew, away from its stations, outside of its opening hours, or when the
 *   installation takes a break
 */
export async function awardFortune(
  deps: Pick<Deps, 'db' | 'clock' | 'programmeClock' | 'live'>,
  attendeeId: string,
  toldAt: ToldAt,
): Promise<FortuneAward> {
  const { db, live } = deps
  const happenedAt = deps.clock.now()
  const times = { happenedAt, atVenue: atVenue(deps, happenedAt) }
  if (toldAt.isTraining) return rehearse(db, (tx) => insertFortuneAward(tx, attendeeId, times, toldAt))
  const award = await insertFortuneAward(db, attendeeId, times, toldAt)
  if (award.points > 0) live.announce({ topic: 'leaderboard' })
  return award
}
