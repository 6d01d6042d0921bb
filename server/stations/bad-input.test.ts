import { describe, expect, it } from 'vitest'
import { festivalForFile } from '../../test/build-app.ts'
import { aWristband } from '../../test/factories.ts'
import { aStation, aWaitingDevice, type TestDevice } from '../../test/paired-station.ts'
import { expectRefusal, expectTapRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { hashOf } from '../secret.ts'
import { newStationCode } from './station-code.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app, sql, clock } = festival
const staff = await signInAs(festival, 'staff')

const own = async ({ headers }: TestDevice) => (await app.inject({ url: '/api/kiosks/me', headers })).json()

function beat({ headers }: TestDevice, body: unknown = { version: 'a', pendingTaps: 0 }) {
  const url = '/api/kiosks/me/heartbeat'
  return app.inject({ method: 'POST', url, payload: body as object, headers })
}

function tap({ headers }: TestDevice, rfidTagId: string, key: string, installationId = 'tap-tracking') {
  const payload = { rfidTagId, installationId }
  const sent = { ...headers, 'idempotency-key': key }
  return app.inject({ method: 'POST', url: '/api/tap', payload, headers: sent })
}

const device = (secret: string): TestDevice => ({ headers: { cookie: `livefest_station=${secret}` } })
const secretOf = ({ headers }: TestDevice) => headers.cookie.split('=')[1] ?? ''

describe('a cookie that nobody was given', () => {
  it('is nobody’s, whatever it was made from', async () => {
    const station = await aStation(festival, 'tap-tracking')
    const secret = secretOf(station)
    const { tag } = await aWristband(festival)
    const forged = [
      station.id,
      hashOf(secret).toString('hex'),
      hashOf(secret).toString('base64url'),
      `\\x${hashOf(secret).toString('hex')}`,
      secret.slice(0, -1),
      `${secret}A`,
      secret.toUpperCase(),
      "' OR revoked_at IS NULL --",
      '%00',
      'x'.repeat(3_000),
      '',
    ]
    for (const one of forged) {
      expect(await own(device(one)), one).toEqual({ state: 'unpaired' })
      expectRefusal(await beat(device(one)), 'station_not_paired')
      expectTapRefusal(await tap(device(one), tag, 'forged'), 'station_not_paired')
    }
    expect(await sql('SELECT 1 FROM interactions')).toEqual([])
  })

  it('of a device that waits is no station’s, and neither is that of a phone or of staff', async () => {
    const waiting = await aWaitingDevice(festival)
    for (const one of [waiting, device(secretOf(staff as TestDevice)), staff as TestDevice])
      expectRefusal(await beat(one), 'station_not_paired')
  })
})

describe('a stolen cookie', () => {
  it('opens nothing of the dashboard, nor another place, and nothing at all once it is revoked', async () => {
    const station = await aStation(festival, 'tap-tracking')
    const thief = device(secretOf(station))
    const { tag } = await aWristband(festival)
    expectTapRefusal(await tap(thief, tag, 'stolen-1', 'now-showing'), 'station_not_paired')
    for (const url of ['/api/admin/kiosks', '/api/admin/attendees', '/api/auth/user'])
      expectRefusal(await app.inject({ url, headers: thief.headers }), 'not_signed_in')
    const url = `/api/admin/kiosks/${station.id}`
    expect((await app.inject({ method: 'DELETE', url, headers: staff.headers })).statusCode).toBe(204)
    expectTapRefusal(await tap(thief, tag, 'stolen-2'), 'station_not_paired')
    // The device gets a new secret; the thief's stays worth nothing.
    const again = await aWaitingDevice(festival, station.headers)
    expect(secretOf(again)).not.toBe(secretOf(station))
    expect(await own(thief)).toEqual({ state: 'revoked' })
  })

  it('on two devices is one station: both tap, none is lost, and revoking ends both', async () => {
    const station = await aStation(festival, 'tap-tracking')
    const [one, other] = [device(secretOf(station)), device(secretOf(station))]
    const bands = await Promise.all(Array.from({ length: 6 }, () => aWristband(festival)))
    await Promise.all(bands.map(({ tag }, n) => tap(n % 2 === 0 ? one : other, tag, `two-${n}`)))
    const rows = await sql('SELECT 1 FROM interactions WHERE caused_by = $1', [station.id])
    expect(rows).toHaveLength(6)
    const beats = await Promise.all([beat(one), beat(other, { version: 'b', pendingTaps: 9 })])
    expect(beats.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const url = `/api/admin/kiosks/${station.id}`
    await app.inject({ method: 'DELETE', url, headers: staff.headers })
    for (const it of [one, other]) expectRefusal(await beat(it), 'station_not_paired')
  })
})

describe('a heartbeat of nonsense', () => {
  const well = { version: 'a', pendingTaps: 0 }
  const nonsense: [string, unknown, string[]?][] = [
    ['nothing', {}, ['version', 'pendingTaps']],
    ['a list', [], ['']],
    ['a negative number of taps', { ...well, pendingTaps: -1 }, ['pendingTaps']],
    ['half a tap', { ...well, pendingTaps: 0.5 }, ['pendingTaps']],
    ['more taps than there are people', { ...well, pendingTaps: 2 ** 60 }, ['pendingTaps']],
    ['a version without end', { ...well, version: 'x'.repeat(101) }, ['version']],
    ['a moment that is none', { ...well, oldestPendingAt: 'yesterday' }, ['oldestPendingAt']],
    ['a clock beyond numbers', { ...well, clockOffsetMs: 1e300 }, ['clockOffsetMs']],
    ['a battery of 140 %', { ...well, battery: 140 }, ['battery']],
    ['a camera that dances', { ...well, camera: 'dancing' }, ['camera']],
    ['a reader without a scan', { ...well, reader: { misreads: 1 } }, ['reader.lastScanAt']],
  ]

  it.each(nonsense)('is refused: %s', async (_name, body, issues) => {
    const station = await aStation(festival, 'tap-tracking')
    await beat(station)
    const kept = () => sql('SELECT * FROM station_health WHERE station_id = $1', [station.id])
    const before = await kept()
    clock.advance({ seconds: 1 })
    expectRefusal(await beat(station, body), 'invalid_request', issues)
    expect(await kept()).toEqual(before)
  })

  it('that fits is kept and shown as it is', async () => {
    const station = await aStation(festival, 'tap-tracking')
    const strange = {
      version: '<script>',
      pendingTaps: 1_000_000,
      oldestPendingAt: '0001-01-01T00:00:00Z',
      clockOffsetMs: -(2 ** 53) + 1,
      reader: { lastScanAt: '9999-12-31T23:59:59Z', misreads: 1_000_000 },
      battery: 0,
    }
    expect((await beat(station, { ...strange, unknown: { field: true } })).statusCode).toBe(200)
    const list = await app.inject({ url: '/api/admin/kiosks', headers: staff.headers })
    const shown = list.json().stations.find(({ id }: { id: string }) => id === station.id)
    expect(shown.health).toEqual(strange)
  })
})

it('an installation cannot be deleted under its stations', async () => {
  const { id } = await aStation(festival, 'tap-tracking')
  await expect(sql("DELETE FROM installations WHERE id = 'tap-tracking'")).rejects.toThrow(/switch it off/)
  const list = await app.inject({ url: '/api/admin/kiosks', headers: staff.headers })
  expect(list.json().stations).toContainEqual(expect.objectContaining({ id, installationId: 'tap-tracking' }))
})

describe('codes guessed by the thousand', () => {
  const guess = (code: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/kiosks',
      payload: { code, name: 'Mine', installationId: 'tap-tracking' },
      headers,
    })

  it('find nothing, each of the guessers gets ten, and nobody else is kept from work', async () => {
    const devices = await Promise.all(Array.from({ length: 5 }, () => aWaitingDevice(festival)))
    const guessers = await Promise.all(Array.from({ length: 10 }, () => signInAs(festival, 'staff')))
    const stationsBefore = await sql('SELECT id FROM stations')
    for (const { headers } of guessers) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => guess(newStationCode(), headers)))
      const codes = answers.map((answer) => answer.json().code)
      expect(codes.filter((code) => code === 'station_code_unknown')).toHaveLength(10)
      expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(90)
    }
    for (const [nth, { code }] of devices.entries())
      expectRefusal(await guess(code, guessers[nth]?.headers), 'too_many_requests')
    expect(await sql('SELECT id FROM stations')).toEqual(stationsBefore)
    for (const one of devices) expect(await own(one)).toEqual({ state: 'waiting' })
    expect((await guess(devices[0]?.code ?? '', staff.headers)).statusCode).toBe(201)
  })

  it('are not even compared for whoever is not signed in, be it a station or a device that waits', async () => {
    const station = await aStation(festival, 'tap-tracking')
    const { code, headers } = await aWaitingDevice(festival)
    for (const caller of [{ cookie: '' }, station.headers, headers]) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => guess(code, caller)))
      for (const answer of answers) expectRefusal(answer, 'not_signed_in')
    }
    expect(await own({ headers })).toEqual({ state: 'waiting' })
  })
})
