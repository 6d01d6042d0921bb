import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { callLimits, limitOf, workQueues } from '../../contract/limits.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { aWristband } from '../../test/factories.ts'
import { ownPhoneOf } from '../../test/own-phone.ts'
import { aStation } from '../../test/paired-station.ts'
import { expectRefusal, expectTapRefusal } from '../../test/refusals.ts'
import { buildApp } from '../app.ts'
import { createCallLimits } from '../limits/call-limits.ts'

const festival = await festivalForFile({ mode: 'live', limitFactor: 1 })
const { app, clock, deps, sql } = festival

type Asked = Omit<InjectOptions, 'url' | 'method'>
const post = (url: string, payload: object, asked: Asked = {}) =>
  app.inject({ method: 'POST', url, payload, ...asked })
const get = (url: string, asked: Asked = {}) => app.inject({ url, ...asked })

const script = { headers: { 'user-agent': 'script' } }
const phone = { headers: { 'user-agent': 'A phone' } }
const codesOf = (answers: { statusCode: number }[]) => {
  const counted: Record<number, number> = {}
  for (const { statusCode } of answers) counted[statusCode] = (counted[statusCode] ?? 0) + 1
  return counted
}
const repeat = <T>(count: number, act: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => act(n)))

const question = { question: 'Where is the harbour?', language: 'en' }
const band = await aWristband(festival)
const station = await aStation(festival, 'tap-tracking')
const booth = await aStation(festival, 'gift-aura')
const own = await ownPhoneOf(festival, band)
clock.advance({ minutes: 5 })

describe('every call', () => {
  it('has a limit', () => {
    expect(limitOf('invented', 'anyone')).toBeUndefined()
    expect(limitOf('invented', 'users:manage')).toBe('staff')
    const route = { method: 'GET', url: '/api/invented', handler: async () => '' } as const
    const config = { access: 'anyone', refuses: [] } as const
    const forgetful = async () => {
      const other = await buildApp(deps)
      other.route({ ...route, config, schema: { operationId: 'invented' } })
    }
    return expect(forgetful()).rejects.toThrow(/invented has no limit/)
  })
})

describe('a script behind the address of a crowd', () => {
  it('opens no more visits than one client may, in the API’s own words, while people open theirs', async () => {
    const answers = await repeat(1_000, () => post('/api/sessions', {}, script))
    expect(codesOf(answers)).toEqual({ 201: callLimits.visit.client[1], 429: 400 })
    const refused = answers.find(({ statusCode }) => statusCode === 429)
    expectRefusal(refused as never, 'too_many_requests')
    expect(refused?.headers['retry-after']).toBe('1')
    expect((await post('/api/sessions', {}, phone)).statusCode).toBe(201)
  })

  it('finds no link, and is soon not even told whether there is one', async () => {
    clock.advance({ minutes: 10 })
    const { sessionId } = (await post('/api/sessions', {}, phone)).json()
    const guess = (n: number) => get(`/api/session/${String(n).padStart(32, '0')}`, script)
    const most = callLimits.miss.client[1]
    expect(codesOf(await repeat(most, guess))).toEqual({ 404: most })
    expect(codesOf(await repeat(200, guess))).toEqual({ 429: 200 })
    const [known, unknown] = await Promise.all([
      get(`/api/photos/${'x'.repeat(40)}`, script),
      post(`/api/claims/${'x'.repeat(22)}`, {}, script),
    ])
    expect([known.statusCode, unknown.statusCode]).toEqual([429, 429])
    expect((await get(`/api/session/${sessionId}`, phone)).statusCode).toBe(200)
  })

  it('asks Leon without a visit until the client has asked enough; a visit that exists goes on', async () => {
    clock.advance({ minutes: 10 })
    const { sessionId } = (await post('/api/question', question, phone)).json()
    const limits = deps.limits
    const { address } = { address: '127.0.0.1' }
    // What a thousand questions would do: they are not answered here one by one.
    const asking = { kind: 'stranger', address, client: 'script' } as const
    while (limits.take('talk', asking) === 0);
    while (limits.take('talk', { ...asking, client: `script ${Math.random()}` }) === 0);
    expectRefusal(await post('/api/question', question, script), 'too_many_requests')
    expect((await post('/api/question', { ...question, sessionId }, phone)).statusCode).toBe(200)
    const invented = { ...question, sessionId: 'f'.repeat(32) }
    expectRefusal(await post('/api/question', invented, phone), 'too_many_requests')
  })

  it('cannot use up looks for cookies that nobody has', async () => {
    clock.advance({ minutes: 10 })
    const guess = (n: number) =>
      get('/api/auth/user', { headers: { ...script.headers, cookie: `livefest_staff=guess${n}` } })
    const answers = await repeat(700, guess)
    expect(codesOf(answers)[429]).toBeGreaterThan(0)
    expect(codesOf(answers)[401]).toBeLessThanOrEqual(callLimits.staff.client[1])
  })

  it('keeps no station, no phone and no visit from anything', async () => {
    const tapped = () =>
      post('/api/tap', { rfidTagId: band.tag, installationId: 'tap-tracking' }, { headers: station.headers })
    const typed = (n: number) =>
      post(
        '/api/tap',
        { rfidTagId: `04BAD${String(n).padStart(9, '0')}`, installationId: 'tap-tracking' },
        script,
      )
    const guesses = await repeat(300, typed)
    expect(Object.keys(codesOf(guesses)).sort()).toEqual(['403', '429'])
    expect((await tapped()).statusCode).toBe(200)
    expect((await get('/api/phone', { headers: own.headers })).json().attendee.id).toBe(band.attendee.id)
    expect((await get(`/api/sessions/${own.sessionId}/profile`, { headers: own.headers })).statusCode).toBe(
      200,
    )
  })
})

describe('behind a proxy', () => {
  const from = (address: string) => ({ headers: { ...script.headers, 'x-forwarded-for': address } })
  const most = callLimits['sign-in'].client[1]
  const signIn = (asked: Asked, at = app) => at.inject({ url: '/api/login', ...asked })

  it('that is trusted, its word for the address counts; else everybody has the proxy’s own', async () => {
    clock.advance({ minutes: 10 })
    const believed = await repeat(most + 5, (n) => signIn(from(`203.0.113.${n}`)))
    expect(codesOf(believed)[429]).toBe(5)
    const config = { ...deps.config, trustedProxies: ['127.0.0.1'] }
    const behind = await buildApp({
      ...deps,
      config,
      limits: createCallLimits({ clock, factor: 1, holdMs: 0 }),
    })
    const told = await repeat(most + 5, (n) => signIn(from(`203.0.113.${n}`), behind))
    expect(codesOf(told)[429]).toBeUndefined()
    const network = await repeat(most + 5, (n) => signIn(from(`2001:db8:1:2::${n}`), behind))
    expect(codesOf(network)[429]).toBe(5)
    await behind.close()
  })
})

describe('a station', () => {
  it('taps five times a second for five minutes', async () => {
    const bands = await repeat(30, () => aWristband(festival))
    for (let second = 0; second < 300; second += 30) {
      const taps = await repeat(5 * 30, async (n) =>
        post(
          '/api/tap',
          { rfidTagId: bands[n % 30]?.tag, installationId: 'tap-tracking' },
          { headers: station.headers },
        ),
      )
      expect(codesOf(taps)).toEqual({ 200: 150 })
      clock.advance({ seconds: 30 })
    }
  }, 60_000)

  it('that was paired elsewhere is known to every process, and after a restart', async () => {
    const other = await buildApp(deps)
    await other.ready()
    const limits = deps.limits
    while (
      limits.take('cookie', { kind: 'stranger', address: '127.0.0.1', client: `${Math.random()}` }) === 0
    );
    const me = await other.inject({ url: '/api/kiosks/me', headers: station.headers })
    expect(me.json().state).toBe('paired')
    await other.close()
  })

  it('has its photo taken before anybody else’s, whose megabytes are not even read', async () => {
    const photo = { rfidTagId: band.tag, installationId: 'gift-aura', imageData: 'x'.repeat(3_000_000) }
    expectTapRefusal(await post('/api/tap', photo, phone), 'station_not_paired')
    while (deps.limits.queues.enter('photo', 'others'));
    const busy = await post('/api/tap', photo, { headers: { ...own.headers, 'content-length': '3000100' } })
    expectTapRefusal(busy, 'busy')
    expect(busy.headers['retry-after']).toBe(String(workQueues.photo.retryAfter))
    const seen = await post('/api/tap', { ...photo, metadata: { consent: true } }, { headers: booth.headers })
    expectTapRefusal(seen, 'invalid_image')
  })
})

it('what is refused and what waits is measured', async () => {
  const { metricsToken: _, ...config } = deps.config
  const measured = await buildApp({ ...deps, config: { ...config, metricsToken: 'a token to measure' } })
  const { body } = await measured.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a token to measure' },
  })
  expect(body).toMatch(/calls_refused_total\{limit="visit"\} \d+/)
  expect(body).toMatch(/work_waiting\{queue="photo",lane="others"\} 12/)
  expect(body).toMatch(/work_shed_total\{queue="photo",lane="others"\} [1-9]/)
  await measured.close()
  expect((await sql('SELECT FROM sessions')).length).toBeLessThan(1_000)
})
