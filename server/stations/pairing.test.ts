import { describe, expect, it } from 'vitest'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { aStation, aWaitingDevice, pairDevice } from '../../test/paired-station.ts'
import { expectRefusal } from '../../test/refusals.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { applyRetention } from '../privacy/retention.ts'

const festival = await festivalForFile({ mode: 'live' })
const { app, sql, clock } = festival
const staff = await signInAs(festival, 'staff')

type Headers = { cookie: string }

const own = async (headers: Partial<Headers> = {}) =>
  (await app.inject({ url: '/api/kiosks/me', headers })).json()

function approve(code: string, given: object = {}, headers: Headers = staff.headers) {
  const payload = { code, name: 'North gate', installationId: 'tap-tracking', ...given }
  return app.inject({ method: 'POST', url: '/api/admin/kiosks', payload, headers })
}

describe('a device that wants to be a station', () => {
  it('shows a code that nobody confuses, with the address that staff open', async () => {
    const asked = await app.inject({ method: 'POST', url: '/api/kiosks', payload: {} })
    expect(asked.statusCode).toBe(201)
    const { code, url, qrCodeDataUrl, expiresAt } = asked.json()
    expect(code).toMatch(/^[A-HJKMNP-RTV-Y234579]{4}-[A-HJKMNP-RTV-Y234579]{4}$/)
    expect(url).toBe(`http://localhost:3000/admin?tab=stations&code=${code}`)
    expect(qrCodeDataUrl).toMatch(/^data:image\/png;base64,/)
    expect(Date.parse(expiresAt) - clock.now().getTime()).toBe(10 * 60_000)
    expect(asked.cookies[0]).toMatchObject({
      name: 'livefest_station',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
      maxAge: 365 * 24 * 60 * 60,
    })
    const kept = await sql<{ row: string }>('SELECT w::text AS row FROM waiting_devices w')
    expect(JSON.stringify(kept)).not.toContain(code.replace('-', ''))
    expect(JSON.stringify(kept)).not.toContain(asked.cookies[0]?.value)
  })

  it('waits until staff approve it, and is the station from then on', async () => {
    expect(await own()).toEqual({ state: 'unpaired' })
    const { code, headers } = await aWaitingDevice(festival)
    expect(await own(headers)).toEqual({ state: 'waiting' })
    const paired = await approve(code.toLowerCase().replace('-', ' '), { name: ' North gate ' })
    expect(paired.statusCode).toBe(201)
    const station = {
      id: paired.json().id,
      name: 'North gate',
      installationId: 'tap-tracking',
      installationName: 'Physical Tap',
      home: '/tap-tracking',
      surface: 'tablet',
      language: 'en',
      volume: 80,
      isTraining: false,
    }
    expect(paired.json()).toMatchObject({ ...station, state: 'paired', light: 'green', health: null })
    expect(await own(headers)).toEqual({ state: 'paired', station })
  })

  it.each([
    ['fortune-teller', '/fortune-teller/welcome', 'tablet'],
    ['gift-aura', '/gift-aura', 'tablet'],
    ['now-showing', '/now-showing', 'wall'],
  ])('goes home to the page of %s', async (installationId, home, surface) => {
    const { code } = await aWaitingDevice(festival)
    expect(await pairDevice(festival, code, { installationId })).toMatchObject({ home, surface })
  })

  it('gets another code in the place of the one before, and stays the same device', async () => {
    const first = await aWaitingDevice(festival)
    const second = await aWaitingDevice(festival, first.headers)
    expect(second.headers).toEqual(first.headers)
    expectRefusal(await approve(first.code), 'station_code_unknown')
    expect((await approve(second.code)).statusCode).toBe(201)
  })

  it('with an invented cookie gets a secret of its own', async () => {
    const invented = { cookie: 'livefest_station=let-me-in' }
    expect(await own(invented)).toEqual({ state: 'unpaired' })
    const { headers } = await aWaitingDevice(festival, invented)
    expect(headers).not.toEqual(invented)
    expect(await own(invented)).toEqual({ state: 'unpaired' })
  })

  it('that is a station already stays one until its new code is approved, and is one station then', async () => {
    const before = await aStation(festival, 'tap-tracking')
    const again = await aWaitingDevice(festival, before.headers)
    expect(again.headers).toEqual(before.headers)
    expect(await own(before.headers)).toMatchObject({ state: 'paired', station: { id: before.id } })
    const after = await pairDevice(festival, again.code, { installationId: 'gift-aura' })
    expect(await own(before.headers)).toMatchObject({ state: 'paired', station: { id: after.id } })
    expect(
      await sql('SELECT revoked_at FROM stations WHERE id = $1 AND revoked_at IS NULL', [before.id]),
    ).toEqual([])
  })
})

describe('a station code', () => {
  it('is for staff to approve', async () => {
    const { code } = await aWaitingDevice(festival)
    const reader = await signInAs(festival, 'read-only')
    expectRefusal(await approve(code, {}, { cookie: '' }), 'not_signed_in')
    expectRefusal(await approve(code, {}, reader.headers), 'not_allowed')
    const body = { method: 'POST' as const, url: '/api/admin/kiosks', headers: staff.headers }
    expectRefusal(await app.inject({ ...body, payload: { code } }), 'invalid_request', [
      'name',
      'installationId',
    ])
  })

  it('that is wrong, used or older than ten minutes is unknown', async () => {
    const { code, headers } = await aWaitingDevice(festival)
    expect((await approve(code)).statusCode).toBe(201)
    const boss = await signInAs(festival, 'admin')
    for (const other of [code, 'AAAA-AAAA', '', '💥', 'x'.repeat(100)])
      expectRefusal(await approve(other, {}, boss.headers), 'station_code_unknown')
    expect(await own(headers)).toMatchObject({ state: 'paired' })
    const late = await aWaitingDevice(festival)
    clock.advance({ minutes: 10 })
    expectRefusal(await approve(late.code), 'station_code_unknown')
    expect(await own(late.headers)).toEqual({ state: 'unpaired' })
  })

  it('is still good after somebody named an installation that does not exist', async () => {
    const { code } = await aWaitingDevice(festival)
    expectRefusal(await approve(code, { installationId: 'nowhere' }), 'installation_not_found')
    expect((await approve(code)).statusCode).toBe(201)
  })

  it('makes one station when many approve it at the same moment', async () => {
    const { code } = await aWaitingDevice(festival)
    const crew = await Promise.all(Array.from({ length: 6 }, () => signInAs(festival, 'staff')))
    const answers = await Promise.all(crew.map(({ headers }) => approve(code, {}, headers)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(5).fill(404)])
  })

  it('cannot be guessed: after ten wrong ones staff have to wait, also with the right one', async () => {
    const { code } = await aWaitingDevice(festival)
    const guesser = await signInAs(festival, 'staff')
    const guesses = Array.from({ length: 40 }, (_, n) => approve(`GUES-${n}`, {}, guesser.headers))
    const codes = (await Promise.all(guesses)).map((guess) => guess.json().code)
    expect(codes.filter((it) => it === 'station_code_unknown')).toHaveLength(10)
    expect(codes.filter((it) => it === 'too_many_requests')).toHaveLength(30)
    const refused = await approve(code, {}, guesser.headers)
    expectRefusal(refused, 'too_many_requests')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500)
    // Nobody else is kept from work by it.
    expect((await approve(code)).statusCode).toBe(201)
    clock.advance({ minutes: 10 })
    expect((await approve((await aWaitingDevice(festival)).code, {}, guesser.headers)).statusCode).toBe(201)
  })
})

it('nobody fills the table of those that wait', async () => {
  const crowded = await festivalForTest({ mode: 'live', limitFactor: 1 })
  const ask = () => crowded.app.inject({ method: 'POST', url: '/api/kiosks', payload: {} })
  const answers = await Promise.all(Array.from({ length: 70 }, ask))
  const refused = answers.filter(({ statusCode }) => statusCode !== 201)
  expect(refused).toHaveLength(10)
  expectRefusal(refused[0] as never, 'too_many_requests')
  expect(refused[0]?.headers['retry-after']).toBe('1')
  crowded.clock.advance({ seconds: 1 })
  expect((await ask()).statusCode).toBe(201)
  crowded.clock.advance({ minutes: 71 })
  const { code } = await aWaitingDevice(crowded)
  expect(await applyRetention(crowded.deps)).toMatchObject({ waiting_devices: 61 })
  await pairDevice(crowded, code, { installationId: 'tap-tracking' })
})
