/** What the server's clock shows, as far as its answers have told. */
export interface ServerClock {
  /**
   * An answer named the server's time: it was asked for and heard at these moments of the monotonic clock, and the server
   * wrote it in the middle. An answer that took long says little.
   */
  set(serverTime: number, askedAt: number, heardAt: number): void
  /** Milliseconds since 1970 by the server; undefined until it has answered. */
  now(): number | undefined
  /** How far this device's own clock is ahead. */
  offsetMs(): number | undefined
  /** Resolves when the server's time is known, or after this long. */
  known(limitMs: number): Promise<void>
}

/** An answer that took longer than this may not move a clock that is set. */
const SLOW_MS = 2_000

/**
 * Counts the server's time on the monotonic clock: a device whose own clock is set, or was wrong from the start, still
 * knows when a band was tapped.
 */
export function createServerClock(
  elapsed: () => number = () => performance.now(),
  shown: () => number = Date.now,
): ServerClock {
  let aheadOfElapsed: number | undefined
  const waiting = new Set<() => void>()
  const now = () => (aheadOfElapsed === undefined ? undefined : elapsed() + aheadOfElapsed)
  return {
    set(serverTime, askedAt, heardAt) {
      if (aheadOfElapsed !== undefined && heardAt - askedAt > SLOW_MS) return
      aheadOfElapsed = serverTime - (askedAt + heardAt) / 2
      for (const go of waiting) go()
      waiting.clear()
    },
    now,
    offsetMs() {
      const time = now()
      return time === undefined ? undefined : Math.round(shown() - time)
    },
    async known(limitMs) {
      if (aheadOfElapsed !== undefined) return
      await new Promise<void>((go) => {
        waiting.add(go)
        setTimeout(go, limitMs)
      })
    },
  }
}

/** The server's clock as this page knows it. */
export const serverClock = createServerClock()
