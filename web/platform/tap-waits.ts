import { serverClock } from './server-clock.ts'
import type { OutgoingTap } from './tap-shelf.ts'

/** The clocks of a station: what it shows, which may jump; what has gone by, which does not; the server's, if known. */
export interface StationClock {
  shown(): number
  elapsed(): number
  server?(): number | undefined
}

export const browserClock: StationClock = {
  shown: () => Date.now(),
  elapsed: () => performance.now(),
  server: serverClock.now,
}

/**
 * How long taps have waited. By the server's clock, if that was known when the band was tapped; else it is measured for
 * as long as the page is open, so that a clock that is set meanwhile changes nothing, and over a reload the station's
 * clock is all there is.
 */
export function createWaits({ shown, elapsed, server = () => undefined }: StationClock) {
  const starts = new Map<string, number>()

  function measuredWait(tap: OutgoingTap): number {
    const start = starts.get(tap.key) ?? elapsed() - tap.waitedMs - Math.max(0, shown() - tap.measuredAt)
    starts.set(tap.key, start)
    return Math.round(elapsed() - start)
  }

  function waited(tap: OutgoingTap): number {
    const now = server()
    const measured = measuredWait(tap)
    return tap.tappedAt === undefined || now === undefined
      ? measured
      : Math.max(0, Math.round(now - tap.tappedAt))
  }

  return {
    waited,
    /** A tap of this moment. */
    fresh(tap: Omit<OutgoingTap, 'waitedMs' | 'measuredAt'>): OutgoingTap {
      const tappedAt = server()
      const timestamp = new Date(tappedAt ?? shown()).toISOString()
      const metadata = { timestamp, ...tap.body.metadata }
      const known = tappedAt === undefined ? {} : { tappedAt }
      const begun = { ...tap, ...known, body: { ...tap.body, metadata }, waitedMs: 0, measuredAt: shown() }
      measuredWait(begun)
      return begun
    },
    /** The tap as it goes out again: the difference of its two times tells how long it waited (contract/taps.ts). */
    sentNow(tap: OutgoingTap): OutgoingTap {
      const { metadata } = tap.body
      const tappedAt = Date.parse(metadata?.timestamp ?? '')
      const sentAt = new Date(tappedAt + waited(tap)).toISOString()
      return { ...tap, body: { ...tap.body, metadata: { ...metadata, sentAt } } }
    },
    /** The tap as it is kept, for the page that comes after this one. */
    measured(tap: OutgoingTap): OutgoingTap {
      const now = server()
      const waitedMs = waited(tap)
      const tappedAt = tap.tappedAt ?? (now === undefined ? undefined : now - waitedMs)
      return { ...tap, waitedMs, measuredAt: shown(), ...(tappedAt === undefined ? {} : { tappedAt }) }
    },
    forget: (key: string) => void starts.delete(key),
  }
}
