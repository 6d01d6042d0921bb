import { takeTap } from '../server/taps/take-tap.ts'
import type { TestFestival } from './build-app.ts'
import type { TestBand } from './factories.ts'

/** What a test may say about a tap beside who and where. */
interface TapGiven {
  key?: string
  location?: string
  timestamp?: string
  sentAt?: string
}

/** Ways to tap at a test festival, and to see what came of it. */
export function tapsOf({ deps, sql }: TestFestival) {
  const tap = (band: { tag: string }, place: { id: string }, { key, ...metadata }: TapGiven = {}) =>
    takeTap(deps, async () => ({ kind: 'guest' }), {
      tap: { rfidTagId: band.tag, installationId: place.id, metadata },
      idempotencyKey: key,
    })
  return {
    tap,
    /** A tap that waited in a station's outbox; the station's own clock is two years behind. */
    offlineTap(band: TestBand, place: { id: string }, waitedSeconds: number) {
      const sentAt = Date.parse('2024-02-03T04:05:06Z')
      return tap(band, place, {
        timestamp: new Date(sentAt - waitedSeconds * 1000).toISOString(),
        sentAt: new Date(sentAt).toISOString(),
      })
    },
    rowsOf: (band: TestBand) =>
      sql<{ points: number; total_after: number; reason: string | null; occurred_at: Date }>(
        'SELECT points, total_after, reason, occurred_at FROM interactions WHERE attendee_id = $1 ORDER BY id',
        [band.attendee.id],
      ),
  }
}
