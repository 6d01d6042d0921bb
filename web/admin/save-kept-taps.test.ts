import { expect, test } from 'vitest'
import { keptTapsTable } from './save-kept-taps.ts'

test('the table of kept taps names band, place, time and reason, and holds no formula', () => {
  const metadata = { timestamp: '2026-12-05T20:10:00.000Z' }
  const table = keptTapsTable([
    {
      key: 'k1',
      body: { rfidTagId: '=04A1', installationId: 'tap-tracking', metadata },
      waitedMs: 90_000_400,
      measuredAt: 0,
      aside: { since: '2026-12-06T21:10:00.000Z', why: 'undelivered' },
    },
  ])
  expect(table.split('\r\n')).toEqual([
    '"key","wristband","installation","tappedAt","waitedSeconds","setAsideAt","reason"',
    `"k1","'=04A1","tap-tracking","2026-12-05T20:10:00.000Z","90000","2026-12-06T21:10:00.000Z","undelivered"`,
    '',
  ])
})
