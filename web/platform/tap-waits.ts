import type { OutgoingTap } from './tap-shelf.ts'

/** The clock of a station: what it shows, which may jump, and what has gone by, which does not (milliseconds). */
export interface StationClock {
  shown(): number
  elapsed(): number
}

export const browserClock: StationClock = { shown: () => Date.now(), elapsed: () => performance.now() }

/**
 * How long taps have waited. As long as the page is open it is measured, so that a clock that is set meanwhile changes
 * nothing; over a reload the clock is all there is.
 */
export function createWaits({ shown, elapsed }: StationClock) {
  const starts = new Map<string, number>()

  function waited(tap: OutgoingTap): number {
    const start = starts.get(tap.key) ?? elapsed() - tap.waitedMs - Math.max(0, shown() - tap.measuredAt)
    starts.set(tap.key, start)
    return Math.round(elapsed() - start)
  }

  return {
    waited,
    /** The tap as it goes out again: the difference of its two times tells how long it waited (contract/taps.ts). */
    sentNow(tap: OutgoingTap): OutgoingTap {
      const { metadata } = tap.body
      const tappedAt = Date.parse(metadata?.timestamp ?? '')
      const sentAt = new Date(tappedAt + waited(tap)).toISOString()
      return { ...tap, body: { ...tap.body, metadata: { ...metadata, sentAt } } }
    },
    /** The tap as it is kept, for the page that comes after this one. */
    measured: (tap: OutgoingTap): OutgoingTap => ({ ...tap, waitedMs: waited(tap), measuredAt: shown() }),
    forget: (key: string) => void starts.delete(key),
  }
}
