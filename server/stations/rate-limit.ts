import type { SteadyClock } from '../clock.ts'

/**
 * Lets so many through in a second, and a burst of them after a rest; this process counts for itself.
 * @returns takes one, or answers false
 */
export function createRateLimit(
  clock: Pick<SteadyClock, 'elapsed'>,
  { perSecond, burst }: { perSecond: number; burst: number },
): () => boolean {
  let left = burst
  let countedAt = clock.elapsed()
  return () => {
    const now = clock.elapsed()
    left = Math.min(burst, left + ((now - countedAt) / 1000) * perSecond)
    countedAt = now
    if (left < 1) return false
    left -= 1
    return true
  }
}
