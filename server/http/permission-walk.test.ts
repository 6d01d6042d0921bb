import { channel } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { LIVE_URL } from '../../contract/live.ts'
import { type Access, type Permission, permissions, type Role, Role as Roles } from '../../contract/roles.ts'
import { opensCall, stationCalls } from '../../contract/station-calls.ts'
import { homeOf } from '../../contract/station-home.ts'
import { festivalForFile, type TestFestival } from '../../test/build-app.ts'
import { aWristband } from '../../test/factories.ts'
import { ownPhoneOf } from '../../test/own-phone.ts'
import { aStation, aWaitingDevice } from '../../test/paired-station.ts'
import { signInAs } from '../../test/sign-in-as.ts'
import { identifyOnce } from '../caller.ts'
import { callerFinders } from '../find-caller.ts'

interface Route {
  method: string
  url: string
  access: Access
  operationId: string
}

/** A festival with all its routes. Fastify says when an instance is made, before any is on it: so none is forgotten. */
async function openWalk(mode: 'demo' | 'live') {
  const routes: Route[] = []
  const hear = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, config, schema }: RouteOptions) => {
      const { operationId = '' } = (schema ?? {}) as { operationId?: string }
      for (const one of [method].flat())
        routes.push({ method: one, url, access: config?.access ?? 'anyone', operationId })
    })
  }
  const made = channel('fastify.initialization')
  made.subscribe(hear)
  const festival = await festivalForFile({ mode })
  made.unsubscribe(hear)
  const origin = await festival.app.listen({ host: '127.0.0.1', port: 0 })
  const station = (await aStation(festival, 'tap-tracking')).headers.cookie
  return { routes, festival, origin, station, callers: await callersOf(festival, station) }
}

/** Who may call, as far as a declared access can tell. */
interface Kind {
  role?: Role
  isStation?: boolean
}

interface TestCaller extends Kind {
  /** The cookie of one call: another call may have ended what it stands for. */
  cookie: () => Promise<string>
}

async function callersOf(festival: TestFestival, station: string): Promise<Record<string, TestCaller>> {
  const staffCaller =
    (role: Role, isActive = true) =>
    async () =>
      (await signInAs(festival, role, { isActive })).headers.cookie
  return {
    nobody: { cookie: async () => '' },
    'a guest with a session': { cookie: async () => `session=${'a'.repeat(32)}` },
    'somebody with invented cookies': {
      cookie: async () => 'livefest_staff=let-me-in; livefest_station=let-me-in; livefest_phone=let-me-in',
    },
    'a disabled admin with an old session': { cookie: staffCaller('admin', false) },
    'an own phone': { cookie: always((await ownPhoneOf(festival, await aWristband(festival))).headers) },
    'a device that waits': { cookie: always((await aWaitingDevice(festival)).headers) },
    'a station': { isStation: true, cookie: async () => station },
    'a revoked station': { cookie: always(await aRevokedStation(festival)) },
    ...Object.fromEntries(
      Roles.options.map((role) => [`${role} staff`, { role, cookie: staffCaller(role) }]),
    ),
  }
}

function always({ cookie }: { cookie: string }) {
  return async () => cookie
}

async function aRevokedStation(festival: TestFestival) {
  const { id, headers } = await aStation(festival, 'tap-tracking')
  await festival.sql('UPDATE stations SET revoked_at = paired_at WHERE id = $1', [id])
  return headers
}

/** What the declared access answers: let through, sign in first, or not for you. */
function declared(access: Access, { role, isStation = false }: Kind): 'let through' | 401 | 403 {
  if (access === 'anyone') return 'let through'
  if (access === 'station') return isStation ? 'let through' : 403
  if (role === undefined) return 401
  if (access === 'signed-in') return 'let through'
  return (permissions[access] as readonly Role[]).includes(role) ? 'let through' : 403
}

/** Asks with an empty body and ids of nothing, so that whoever is let through changes nothing. */
async function ask(
  { festival, origin }: Pick<Walk, 'festival' | 'origin'>,
  { method, url: pattern }: Route,
  cookie: string,
): Promise<number> {
  const url = pattern.replace(/:\w+/g, 'nothing').replace('*', 'nothing')
  if (url === LIVE_URL) return askForStream(`${origin}${url}`, cookie)
  const hasBody = !['GET', 'HEAD', 'DELETE', 'OPTIONS'].includes(method)
  const response = await festival.app.inject({
    method: method as 'GET',
    url,
    headers: { cookie, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: '[]' }),
  })
  return response.statusCode
}

/** The live stream would never end. */
async function askForStream(address: string, cookie: string): Promise<number> {
  const leave = new AbortController()
  const response = await fetch(address, { signal: leave.signal, headers: { cookie } })
  leave.abort()
  return response.status
}

type Walk = Awaited<ReturnType<typeof openWalk>>

const walks = { demo: await openWalk('demo'), live: await openWalk('live') }

describe.each(Object.entries(walks))('every route of a %s festival', (_mode, { callers, routes, ...at }) => {
  it('is walked, those of the staff and of stations among them', () => {
    expect(routes.length).toBeGreaterThan(60)
    // What staff see of the figures is decided inside their one route.
    const walked = (Object.keys(permissions) as Permission[]).filter((name) => name !== 'performance:read')
    for (const access of [...walked, 'station']) {
      expect(routes.map((route) => route.access)).toContain(access)
    }
    const open = routes.filter(
      ({ url, access }) => url.startsWith('/api/admin/') && ['anyone', 'station'].includes(access),
    )
    expect(open, 'the dashboard is open to nobody').toEqual([])
  })

  it.each(Object.entries(callers))(
    'answers %s as it declares',
    async (_name, { cookie, ...kind }) => {
      const waiting = [...routes]
      const walk = async () => {
        for (let route = waiting.pop(); route; route = waiting.pop()) {
          const { method, url, access } = route
          const status = await ask(at, route, await cookie())
          const answer = status === 401 || status === 403 ? status : 'let through'
          expect(answer, `${method} ${url} (${access})`).toBe(declared(access, kind))
          expect(status, `${method} ${url}`).toBeLessThan(500)
        }
      }
      await Promise.all(Array.from({ length: 8 }, walk))
    },
    60_000,
  )
})

describe('the cookie of a station', () => {
  const { festival, routes, station } = walks.live
  const operations = [...new Set(routes.map(({ operationId }) => operationId))]
  const isStation = async (operationId: string) => {
    const cookies = { livefest_station: station.split('=')[1] }
    const caller = await identifyOnce(callerFinders(festival.deps), { cookies, operationId })('station')
    return caller.kind === 'station'
  }

  it('opens calls that exist', () => {
    for (const operation of Object.keys(stationCalls)) expect(operations).toContain(operation)
    for (const { access, operationId } of routes)
      if (access === 'station') expect(stationCalls[operationId]).toBe('every home')
  })

  it('is a guest’s for every call that the table does not open to its home', async () => {
    expect(operations.length).toBeGreaterThan(60)
    const opened = await Promise.all(
      operations.map(async (operation) => ((await isStation(operation)) ? [operation] : [])),
    )
    const home = homeOf({ id: 'tap-tracking', type: 'tap_station' })
    expect(opened.flat().sort()).toEqual(operations.filter((it) => opensCall(home, it)).sort())
    expect(opened.flat().sort()).toEqual(['findOwnStation', 'makePairingCode', 'recordTap', 'sendHeartbeat'])
    for (const name of ['toString', '__proto__', 'constructor', '']) expect(await isStation(name)).toBe(false)
  })

  const leonsCalls = [
    'askQuestion',
    'authenticate',
    'dropEntry',
    'findSession',
    'makePairingCode',
    'saveEntry',
    'tellFortune',
  ]
  it.each([
    ['/gift-aura', ['greetVisitor', 'makePairingCode']],
    ['/fortune-teller', leonsCalls],
    ['/fortune-teller/welcome', leonsCalls],
    ['/leaderboard', []],
    ['/station/food-row', ['makePairingCode']],
  ])('at %s opens what its screens need', (home, more) => {
    const always = ['sendHeartbeat', 'findOwnStation', 'recordTap']
    expect(operations.filter((operation) => opensCall(home, operation)).sort()).toEqual(
      [...always, ...more].sort(),
    )
  })
})
