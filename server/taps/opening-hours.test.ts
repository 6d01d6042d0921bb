import { describe, expect, it } from 'vitest'
import type { OpeningPeriod } from '../../contract/opening-hours.ts'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { anInstallation, aWristband } from '../../test/factories.ts'
import { aStation } from '../../test/paired-station.ts'
import { expectTapRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { openSession } from '../journeys/index.ts'
import { awardFortune } from '../points/index.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app, sql, clock, deps } = festival

const hours = (opensAt: string, closesAt: string, day: string | null = null): OpeningPeriod => ({
  day,
  opensAt,
  closesAt,
})

/** Venue time is that of Los Angeles; its event days begin at six. */
const cases: [string, OpeningPeriod[], string, boolean][] = [
  ['without hours at night', [], '2026-12-05T03:00:00-08:00', true],
  ['at the minute it opens', [hours('10:00', '22:00')], '2026-12-05T10:00:00-08:00', true],
  ['a second before', [hours('10:00', '22:00')], '2026-12-05T09:59:59-08:00', false],
  ['at the minute it closes', [hours('10:00', '22:00')], '2026-12-05T22:00:00-08:00', false],
  ['after midnight, open until two', [hours('20:00', '02:00')], '2026-12-06T01:59:00-08:00', true],
  ['at two, open until two', [hours('20:00', '02:00')], '2026-12-06T02:00:00-08:00', false],
  ["past the day's rollover, open until eight", [hours('20:00', '08:00')], '2026-12-06T07:00:00-08:00', true],
  ['in the night of Saturday', [hours('00:30', '03:00', '2026-12-05')], '2026-12-06T01:00:00-08:00', true],
  ['in the night of Friday', [hours('00:30', '03:00', '2026-12-05')], '2026-12-05T01:00:00-08:00', false],
  ['on a day that is not named', [hours('10:00', '22:00', '2026-12-05')], '2026-12-04T12:00:00-08:00', false],
  [
    'in the second of two periods',
    [hours('10:00', '12:00'), hours('14:00', '16:00')],
    '2026-12-05T15:00:00-08:00',
    true,
  ],
  ['between them', [hours('10:00', '12:00'), hours('14:00', '16:00')], '2026-12-05T13:00:00-08:00', false],
  ['around the clock', [hours('12:00', '12:00')], '2026-12-05T11:59:00-08:00', true],
]

describe('an installation is open or closed', () => {
  it.each(cases)('%s', async (_when, periods, moment, isOpen) => {
    const [row] = await sql<{ open: boolean }>('SELECT is_open_at($1, $2) AS open', [
      JSON.stringify(periods),
      moment,
    ])
    expect(row?.open).toBe(isOpen)
  })
})

/** Moment, then when it closes or else opens, by the venue's clock. */
const around: [string, OpeningPeriod[], string, string | null, string | null][] = [
  ['without hours', [], '2026-12-05 03:00', null, null],
  ['while it is open', [hours('10:00', '22:00')], '2026-12-05 12:00', '2026-12-05 22:00', null],
  ['after midnight, open until two', [hours('20:00', '02:00')], '2026-12-06 01:00', '2026-12-06 02:00', null],
  ['in the night', [hours('10:00', '22:00')], '2026-12-05 23:00', null, '2026-12-06 10:00'],
  [
    'between two periods',
    [hours('14:00', '16:00'), hours('10:00', '12:00')],
    '2026-12-05 13:00',
    null,
    '2026-12-05 14:00',
  ],
  [
    'before its only day',
    [hours('10:00', '22:00', '2026-12-06')],
    '2026-12-04 12:00',
    null,
    '2026-12-06 10:00',
  ],
  ['after the last day', [hours('10:00', '22:00')], '2026-12-06 23:00', null, null],
]

it.each(around)('%s it is told when it closes or opens', async (_when, periods, moment, closes, opens) => {
  const [row] = await sql<{ closes: string | null; opens: string | null }>(
    `SELECT to_char(closes_at AT TIME ZONE z, f) AS closes, to_char(opens_at AT TIME ZONE z, f) AS opens
      FROM (VALUES ('America/Los_Angeles', 'YYYY-MM-DD HH24:MI')) v(z, f), opening_around($1, $2::timestamp AT TIME ZONE z)`,
    [JSON.stringify(periods), moment],
  )
  expect(row).toEqual({ closes, opens })
})

describe('outside of the opening hours', () => {
  /** A station where taps count from ten to ten, and somebody with a band; it is midnight. */
  async function atMidnight() {
    clock.set('2026-12-05T12:00:00-08:00')
    const place = await anInstallation(festival, {
      tapPolicy: 'station',
      openingHours: [hours('10:00', '22:00')],
    })
    const station = await aStation(festival, place.id)
    clock.set('2026-12-06T00:00:00-08:00')
    const band = await aWristband(festival)
    const tap = (waitedSeconds = 0) => {
      const sentAt = Date.parse('2024-02-03T04:05:06Z')
      const timestamp = new Date(sentAt - waitedSeconds * 1000).toISOString()
      const metadata = { timestamp, sentAt: new Date(sentAt).toISOString() }
      const payload = { rfidTagId: band.tag, installationId: place.id, metadata }
      return app.inject({ method: 'POST', url: '/api/tap', headers: station.headers, payload })
    }
    return { station, band, tap }
  }

  it('a tap is refused with its reason, and one that waited offline since the afternoon counts', async () => {
    const { band, tap } = await atMidnight()
    const refused = await tap()
    expectTapRefusal(refused, 'installation_closed')
    expect(refused.json().opensAt).toBe('2026-12-06T18:00:00.000Z')
    const event = (await app.inject({ url: '/api/event' })).json()
    expect(event.installations.at(-1).opensAt).toBe('2026-12-06T18:00:00.000Z')
    expect(await sql('SELECT code FROM refused_taps WHERE attendee_id = $1', [band.attendee.id])).toEqual([
      { code: 'installation_closed' },
    ])
    expect((await tap(3 * 3600)).json()).toMatchObject({ success: true, totalPoints: 500 })
  })

  it('a station in training answers as always', async () => {
    const { station, tap } = await atMidnight()
    const { headers } = await signInAs(festival, 'staff')
    const train = async (payload: object) => {
      const answer = await app.inject({ method: 'PUT', url: '/api/admin/kiosks/training', headers, payload })
      return answer.json()
    }
    expect(await train({ isTraining: true, installationId: station.installationId })).toEqual({ changed: 1 })
    expect(await train({ isTraining: true, installationId: station.installationId })).toEqual({ changed: 0 })
    clock.advance({ seconds: 1 })
    expect((await tap()).json()).toMatchObject({ success: true, isTraining: true })
    expect(await train({ isTraining: false })).toEqual({ changed: 1 })
    clock.advance({ seconds: 1 })
    expectTapRefusal(await tap(), 'installation_closed')
  })

  it('a fortune is told and earns nothing', async () => {
    await sql(`UPDATE installations SET opening_hours = $1 WHERE earned_by = 'fortune'`, [
      JSON.stringify([hours('10:00', '22:00')]),
    ])
    const { attendee } = await aWristband(festival)
    await openSession(deps, attendee.id)
    const tell = (isTraining: boolean) =>
      awardFortune(deps, attendee.id, { stationId: 'kiosk', isOwnPhone: false, isTraining })
    clock.set('2026-12-06T00:00:00-08:00')
    expect(await tell(false)).toMatchObject({ points: 0, reason: 'closed' })
    expect(await tell(true)).toMatchObject({ points: 1000, reason: null })
  })
})

it("a demo is open, closed and in another day by its festival's clock, whatever the real time is", async () => {
  // Ten past eight on the Saturday of its festival.
  const demo = await festivalForTest({ openedAt: '2026-11-23T03:10:00-08:00' })
  const rules = { openingHours: [hours('10:00', '22:00', '2026-12-05')], maxPerEventDay: 1 }
  const place = await anInstallation(demo, rules)
  const { tag } = await aWristband(demo)
  const payload = { rfidTagId: tag, installationId: place.id }
  const tap = () => demo.app.inject({ method: 'POST', url: '/api/tap', payload })
  const sign = async () => (await demo.app.inject({ url: '/api/event' })).json().installations.at(-1)
  expect((await tap()).json()).toMatchObject({ totalPoints: 500 })
  expect(await sign()).toMatchObject({ closesAt: '2026-12-06T06:00:00.000Z' })
  demo.clock.advance({ minutes: 5 })
  // At six in the morning of the festival; the ledger has the real time.
  const again = { reason: 'daily-limit', nextEligibleAt: '2026-11-23T21:00:00.000Z' }
  expect((await tap()).json()).toMatchObject({ interaction: { metadata: again } })
  await demo.sql(
    `UPDATE installations SET opening_hours = '[{"day": null, "opensAt": "10:00", "closesAt": "20:00"}]'`,
  )
  const opensAt = '2026-12-06T18:00:00.000Z'
  expect(await sign()).toMatchObject({ opensAt })
  const refused = await tap()
  expectTapRefusal(refused, 'installation_closed')
  expect(refused.json()).toMatchObject({ opensAt })
})
