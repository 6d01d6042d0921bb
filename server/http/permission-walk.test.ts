import { describe, expect, it } from 'vitest'
import { LIVE_URL } from '../../contract/live.ts'
import { type Permission, permissions } from '../../contract/roles.ts'
import { permissionsOfScope } from '../../contract/scopes.ts'
import { opensCall, stationCalls } from '../../contract/station-calls.ts'
import { homeOf } from '../../contract/station-home.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { declared, everybodyAt } from '../../test/everybody.ts'
import { routesOf, type TestRoute } from '../../test/routes-of.ts'
import { isFull } from '../../test/size.ts'
import { identifyOnce } from '../caller.ts'
import { callerFinders } from '../find-caller.ts'

/** A festival with all its routes, and everybody who may ask there. */
async function openWalk(mode: 'demo' | 'live') {
  const { result: festival, routes } = await routesOf(() => festivalForFile({ mode }))
  const origin = await festival.app.listen({ host: '127.0.0.1', port: 0 })
  const callers = await everybodyAt(festival)
  return { routes, festival, origin, callers, station: await callers['a station']?.cookie() }
}

/** Asks with an empty body and ids of nothing, so that whoever is let through changes nothing. */
async function ask(
  { festival, origin }: Pick<Walk, 'festival' | 'origin'>,
  { method, url: pattern }: TestRoute,
  { cookie, authorization }: { cookie: string; authorization?: string | undefined },
): Promise<number> {
  const url = pattern.replace(/:\w+/g, 'nothing').replace('*', 'nothing')
  if (url === LIVE_URL) return askForStream(`${origin}${url}`, cookie)
  const hasBody = !['GET', 'HEAD', 'DELETE', 'OPTIONS'].includes(method)
  const response = await festival.app.inject({
    method: method as 'GET',
    url,
    headers: {
      cookie,
      ...(authorization && { authorization }),
      ...(hasBody && { 'content-type': 'application/json' }),
    },
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

/** What a live festival has too is declared and guarded there by the same lines; the full size asks both. */
const ofBoth = new Set(isFull ? [] : walks.live.routes.map(({ method, url }) => `${method} ${url}`))

/** Calls that end what a cookie stands for. */
const ends = /^(signOut|end\w*Session|forgetPhone)/

describe.each(Object.entries(walks))('every route of a %s festival', (mode, { callers, routes, ...at }) => {
  it('is walked, those of the staff and of stations among them', () => {
    // Each route is a cell for each caller; those that are open to anyone are told apart in own-matters.test.ts.
    expect(routes.length * Object.keys(callers).length).toBeGreaterThanOrEqual(350)
    // What staff see of the figures is decided inside their one route.
    const walked = (Object.keys(permissions) as Permission[]).filter((name) => name !== 'performance:read')
    for (const access of [...walked, 'station']) {
      expect(routes.map((route) => route.access)).toContain(access)
    }
    // A key could else do more than whoever makes it.
    for (const { url, access, scope } of routes)
      if (scope !== undefined) expect(permissionsOfScope[scope], `${url} (${scope})`).toContain(access)
    const open = routes.filter(
      ({ url, access }) => url.startsWith('/api/admin/') && ['anyone', 'station'].includes(access),
    )
    expect(open, 'the dashboard is open to nobody').toEqual([])
  })

  it.each(Object.entries(callers))(
    'answers %s as it declares',
    async (_name, caller) => {
      const waiting = routes.filter(({ method, url }) => mode === 'live' || !ofBoth.has(`${method} ${url}`))
      expect(waiting).not.toEqual([])
      const kept = await caller.cookie()
      const walk = async () => {
        for (let route = waiting.pop(); route; route = waiting.pop()) {
          const { method, url, access, scope, operationId } = route
          const { authorization } = caller
          const cookie = ends.test(operationId) ? await caller.cookie() : kept
          const status = await ask(at, route, { cookie, authorization })
          const answer = status === 401 || status === 403 ? status : 'let through'
          expect(answer, `${method} ${url} (${access})`).toBe(declared(access, caller, scope))
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
    const cookies = { livefest_station: station?.split('=')[1] }
    const caller = await identifyOnce(callerFinders(festival.deps), { cookies, operationId })('station')
    return caller.kind === 'station'
  }

  /** What a station may do for whoever has just tapped there. */
  const afterTap = ['makePairingCode', 'tellStanding', 'confirmErasure', 'denyErasure']

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
    expect(opened.flat().sort()).toEqual([...afterTap, 'findOwnStation', 'recordTap', 'sendHeartbeat'].sort())
    for (const name of ['toString', '__proto__', 'constructor', '']) expect(await isStation(name)).toBe(false)
  })

  const leonsCalls = [
    ...afterTap,
    'askQuestion',
    'authenticate',
    'dropEntry',
    'findSession',
    'saveEntry',
    'speak',
    'tellFortune',
  ]
  it.each([
    ['/gift-aura', ['greetVisitor', ...afterTap]],
    ['/fortune-teller', leonsCalls],
    ['/fortune-teller/welcome', leonsCalls],
    ['/leaderboard', ['authenticate', 'findSession']],
    ['/station/food-row', afterTap],
  ])('at %s opens what its screens need', (home, more) => {
    const always = ['sendHeartbeat', 'findOwnStation', 'recordTap']
    expect(operations.filter((operation) => opensCall(home, operation)).sort()).toEqual(
      [...always, ...more].sort(),
    )
  })
})
