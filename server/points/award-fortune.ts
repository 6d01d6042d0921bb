import type { Deps } from '../deps.ts'
import { type FortuneAward, insertFortuneAward } from './store.ts'

/**
 * Awards the Fortune Teller's points to an attendee, once per event day.
 * @returns the points awarded: 0 when today's are already earned, for the crew, or when the installation takes a break
 */
export async function awardFortune(
  deps: Pick<Deps, 'db' | 'clock' | 'live'>,
  attendeeId: string,
): Promise<FortuneAward> {
  const award = await insertFortuneAward(deps.db, attendeeId, deps.clock.now())
  if (award.points > 0) deps.live.announce({ topic: 'leaderboard' })
  return award
}
