import { describe, expect, it } from 'vitest'
import { festivalForFile, festivalForTest } from '../../test/build-app.ts'
import { expectRefusal } from '../../test/refusals.ts'

const festival = await festivalForFile()

describe('an operator', () => {
  it('hears that the process is alive and ready', async () => {
    const alive = await festival.app.inject({ url: '/healthz' })
    const ready = await festival.app.inject({ url: '/readyz' })
    expect([alive.statusCode, alive.json()]).toEqual([200, { status: 'alive' }])
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
  })

  it('hears that it is not ready when a migration is missing', async () => {
    const here = await festivalForTest()
    await here.sql("DELETE FROM migrations WHERE name LIKE '0002%'")
    const ready = await here.app.inject({ url: '/readyz' })
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '2'])
    expect(ready.json()).toEqual({ error: 'The database is not on this version yet.', code: 'unavailable' })
  })

  it('reads in the metrics how long requests took by route, never by address', async () => {
    await festival.app.inject({ url: `/api/sessions/${'a'.repeat(32)}` })
    await festival.app.inject({ url: '/api/secret-path' })
    const metrics = await festival.app.inject({ url: '/metrics' })
    expect(metrics.headers['content-type']).toMatch(/^text\/plain/)
    expect(metrics.body).toContain('route="/api/sessions/:sessionId",status="404"')
    expect(metrics.body).toMatch(/^live_listeners 0$/m)
    expect(metrics.body).toMatch(/^database_waiting 0$/m)
    expect(metrics.body).not.toContain('secret-path')
    expect(metrics.body).not.toContain('a'.repeat(32))
  })
})

describe('while the database is away', () => {
  it('the process is alive but not ready, and every call says that it comes back', async () => {
    const here = await festivalForTest()
    const name = new URL(here.databaseUrl).pathname.slice(1)
    // Nobody may connect any more, and whoever is connected is sent away: what a stopped database looks like.
    await festival.sql(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
    await festival.sql('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])

    expect((await here.app.inject({ url: '/healthz' })).statusCode).toBe(200)
    const ready = await here.app.inject({ url: '/readyz' })
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '2'])
    const calls = [
      { url: '/api/event' },
      { url: '/api/leaderboard' },
      { url: '/api/installations/now-showing/recent' },
      { url: `/api/sessions/${'a'.repeat(32)}` },
      { method: 'POST', url: '/api/rfid/authenticate', payload: { rfidTagId: '04AB12CD' } },
      { method: 'POST', url: '/api/tap', payload: { rfidTagId: '04AB12CD', installationId: 'tap-tracking' } },
    ] as const
    for (const call of calls) {
      const response = await here.app.inject(call)
      expect([call.url, response.statusCode, response.json().code]).toEqual([call.url, 503, 'unavailable'])
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    }
    expect(here.log.lines.join('')).toContain('a part is away')
    expect(here.log.lines.join('')).not.toContain('04AB12CD')

    await festival.sql(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
    for (const call of calls.slice(0, 3)) {
      expect([call.url, (await here.app.inject(call)).statusCode]).toEqual([call.url, 200])
    }
    expect((await here.app.inject({ url: '/readyz' })).statusCode).toBe(200)
  })
})

describe('what the API tells about itself', () => {
  it('lists every route of /api with its method', async () => {
    const { paths } = (await festival.app.inject({ url: '/api/openapi.json' })).json()
    const listed = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    expect(listed).toEqual(
      expect.arrayContaining([
        'get /api/event',
        'get /api/leaderboard',
        'get /api/live',
        'get /api/sessions/{sessionId}',
        'get /api/installations/now-showing/recent',
        'post /api/rfid/authenticate',
        'post /api/tap',
      ]),
    )
    const hidden = [/^\/api\/docs/, /^\/api\/openapi\.json$/]
    for (const path of routesOf(festival.app.printRoutes({ commonPrefix: false }))) {
      if (!path.startsWith('/api/') || hidden.some((pattern) => pattern.test(path))) continue
      expect(Object.keys(paths)).toContain(path.replaceAll(/:(\w+)/g, '{$1}'))
    }
  })

  it('can be browsed', async () => {
    const page = await festival.app.inject({ url: '/api/docs' })
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-type']).toMatch(/^text\/html/)
  })

  it('answers an unknown path under /api with JSON, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      for (const url of ['/api/nothing', '/api/', '/api', '/api/tapestry', '/api/tap/more']) {
        expectRefusal(await festival.app.inject({ method, url }), 'not_found')
      }
    }
  })
})

/** Full paths out of Fastify's drawing of its routes. */
function routesOf(drawing: string): string[] {
  const branch: string[] = []
  return drawing
    .split('\n')
    .filter((line) => line.includes('── '))
    .flatMap((line) => {
      const depth = line.indexOf('── ') / 4
      const [path = '', methods] = line.slice(line.indexOf('── ') + 3).split(' (')
      branch.length = Math.floor(depth)
      branch.push(path)
      return methods === undefined || methods.startsWith('HEAD)') ? [] : [branch.join('')]
    })
}
