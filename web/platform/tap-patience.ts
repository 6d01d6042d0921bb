import { ApiFailure } from './api-failure.ts'
import { isLocked } from './tap-answer.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000
/** What a proxy asks for is honoured, but no station falls silent for the evening. */
const LONGEST_RETRY_AFTER_MS = 10 * 60_000
// A hall full of stations must not knock at the same moment when the network returns.
const JITTER = 0.3
/** So many in a row that failed say that nobody is there: the others are not tried for nothing. */
const MOST_MISSES = 3

/**
 * When to knock again. Every tap has a pause of its own that grows, so that one bad tap does not hold up the others,
 * and so has the server when it is away for all of them. Times are of a clock that never jumps (milliseconds).
 */
export function createPatience(elapsed: () => number, firstPauseMs = FIRST_PAUSE_MS) {
  const tries = new Map<string, { count: number; nextAt: number }>()
  let misses = 0
  let pauses = 0
  let quietUntil = 0
  let askedUntil = 0

  const pauseAfter = (count: number) =>
    Math.min(firstPauseMs * 2 ** (count - 1), LONGEST_PAUSE_MS) * (1 + Math.random() * JITTER)
  const triesOf = (key: string) => tries.get(key)?.count ?? 0

  return {
    /** The server gave its last word about this tap. */
    settled(key: string): void {
      tries.delete(key)
      misses = 0
      pauses = 0
      quietUntil = 0
      askedUntil = 0
    },
    missed(key: string, failure: unknown): void {
      const count = triesOf(key) + 1
      tries.set(key, { count, nextAt: elapsed() + pauseAfter(count) })
      misses += 1
      const asked = failure instanceof ApiFailure ? failure.retryAfterMs : undefined
      if (misses < MOST_MISSES && asked === undefined && !isLocked(failure)) return
      misses = 0
      pauses += 1
      quietUntil = elapsed() + pauseAfter(pauses)
      if (asked !== undefined) askedUntil = elapsed() + Math.min(asked, LONGEST_RETRY_AFTER_MS)
    },
    /** Another page is sending this tap. */
    later(key: string): void {
      tries.set(key, { count: triesOf(key), nextAt: elapsed() + pauseAfter(1) })
    },
    /** Something happened that may have brought the server back, as a network that returned. */
    hope(): void {
      tries.clear()
      misses = 0
      quietUntil = 0
    },
    /** How long until this tap may be sent, or any of these. */
    pauseOf(...keys: readonly string[]): number {
      const nextAt = Math.min(...keys.map((key) => tries.get(key)?.nextAt ?? 0))
      return Math.max(0, Math.max(quietUntil, askedUntil, nextAt) - elapsed())
    },
    /** Whoever was tried least comes first: taps that never get an answer sink to the end. */
    byTries: (one: { key: string }, other: { key: string }) => triesOf(one.key) - triesOf(other.key),
  }
}
