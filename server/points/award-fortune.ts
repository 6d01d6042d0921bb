import type { Deps } from '../deps.ts'
import { rehearse } from '../rehearse.ts'
import { type FortuneAward, insertFortuneAward } from './store.ts'

/** The station at which a fortune is told, if it is one. */
interface ToldAt {
  stationId: string | null
  /** Nothing is written; the answer is what it would be. */
  isTraining: boolean
}

/**
 * Awards the Fortune Teller's points to an attendee, once per event day.
 * @returns the points awarded: 0 when today's are already earned, for the crew, or when the installation takes a break
 */
export async function awardFortune(
  { db, clock, live }: Pick<Deps, 'db' | 'clock' | 'live'>,
  attendeeId: string,
  { stationId, isTraining }: ToldAt,
): Promise<FortuneAward> {
  const now = clock.now()
  if (isTraining) return rehearse(db, (tx) => insertFortuneAward(tx, attendeeId, now, stationId))
  const award = await insertFortuneAward(db, attendeeId, now, stationId)
  if (award.points > 0) live.announce({ topic: 'leaderboard' })
  return award
}
