import { channel } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { type Access, permissions, type Role, Role as Roles } from '../../contract/roles.ts'
import { festivalForFile } from '../../test/build-app.ts'
import { signInAs } from '../../test/sign-in-as.ts'

const routes: { method: string; url: string; access: Access }[] = []

// Fastify says when an instance is made, before any route is on it: so none can be forgotten here.
channel('fastify.initialization').subscribe((message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    for (const one of [method].flat()) routes.push({ method: one, url, access: config?.access ?? 'anyone' })
  })
})

const festival = await festivalForFile()
const origin = await festival.app.listen({ host: '127.0.0.1', port: 0 })

const callers: Record<string, { role: Role | undefined; cookie: () => Promise<string> }> = {
  nobody: { role: undefined, cookie: async () => '' },
  'a guest with a session': { role: undefined, cookie: async () => `session=${'a'.repeat(32)}` },
  'somebody with an invented cookie': { role: undefined, cookie: async () => 'livefest_staff=let-me-in' },
  'a disabled admin with an old session': {
    role: undefined,
    cookie: async () => (await signInAs(festival, 'admin', { isActive: false })).headers.cookie,
  },
  ...Object.fromEntries(
    Roles.options.map((role) => [
      `${role} staff`,
      { role, cookie: async () => (await signInAs(festival, role)).headers.cookie },
    ]),
  ),
}

/** What the declared access answers: let through, sign in first, or not for you. */
function declared(access: Access, role: Role | undefined): 'let through' | 401 | 403 {
  if (access === 'anyone') return 'let through'
  if (role === undefined) return 401
  if (access === 'signed-in') return 'let through'
  return (permissions[access] as readonly Role[]).includes(role) ? 'let through' : 403
}

/** Asks with an empty body and ids of nothing, so that whoever is let through changes nothing. */
async function ask(method: string, url: string, cookie: string): Promise<number> {
  const hasBody = !['GET', 'HEAD', 'DELETE', 'OPTIONS'].includes(method)
  const leave = new AbortController()
  const response = await fetch(`${origin}${url.replace(/:\w+/g, 'nothing').replace('*', 'nothing')}`, {
    method,
    redirect: 'manual',
    signal: leave.signal,
    headers: { cookie, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: '[]' }),
  })
  // The live stream would never end.
  leave.abort()
  return response.status
}

describe('every route', () => {
  it('is walked, those of the staff among them', () => {
    expect(routes.length).toBeGreaterThan(60)
    // What staff see of the figures is decided inside their one route.
    for (const permission of Object.keys(permissions).filter((name) => name !== 'performance:read')) {
      expect(routes.map(({ access }) => access)).toContain(permission)
    }
    const open = routes.filter(({ url, access }) => url.startsWith('/api/admin/') && access === 'anyone')
    expect(open, 'the dashboard is open to nobody').toEqual([])
  })

  it.each(Object.entries(callers))(
    'answers %s as it declares',
    async (_name, { role, cookie }) => {
      for (const { method, url, access } of routes) {
        const status = await ask(method, url, await cookie())
        const answer = status === 401 || status === 403 ? status : 'let through'
        expect(answer, `${method} ${url} (${access})`).toBe(declared(access, role))
        expect(status, `${method} ${url}`).toBeLessThan(500)
      }
    },
    60_000,
  )
})
