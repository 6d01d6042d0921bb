import type { Deps } from '../deps.ts'
import { insertFortuneAward } from './store.ts'

/**
 * Awards the Fortune Teller's points to an attendee, once per event day.
 * @returns the points awarded: 0 when today's are already earned or the installation takes a break
 */
export async function awardFortune(
  deps: Pick<Deps, 'db' | 'clock' | 'live'>,
  attendeeId: string,
): Promise<number> {
  const points = await insertFortuneAward(deps.db, attendeeId, deps.clock.now())
  if (points > 0) deps.live.announce({ topic: 'leaderboard' })
  return points
}
