import type { LightMyRequestResponse } from 'fastify'
import type { App } from '../server/http/typed-app.ts'

/** A browser before the demo's sign-in: it keeps cookies by path and goes where it is sent. */
export function browserOf(server: App, userAgent = '') {
  const jar = new Map<string, { value: string; path: string }>()
  const send = async (method: 'GET' | 'POST', address: string): Promise<LightMyRequestResponse> => {
    const { pathname, search, host } = new URL(address, 'http://localhost:3000')
    const cookie = [...jar]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
    const response = await server.inject({
      method,
      url: pathname + search,
      headers: { host, cookie: cookie.join('; '), 'user-agent': userAgent },
    })
    for (const { name, value, path, expires, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0 || (expires && expires.getTime() < 1_000)) jar.delete(name)
      else jar.set(name, { value, path: path ?? '/' })
    }
    return response
  }
  const follow = async (response: LightMyRequestResponse, until: RegExp): Promise<LightMyRequestResponse> => {
    const to = response.headers.location
    if (to === undefined || until.test(to)) return response
    return follow(await send('GET', to), until)
  }
  return {
    jar,
    send,
    /** Chooses a persona; answers the redirect that leads back to us, not yet followed. */
    async goToProvider(persona: string, returnTo?: string): Promise<string> {
      const query = returnTo === undefined ? '' : `?${new URLSearchParams({ returnTo })}`
      const page = await follow(await send('GET', `/api/login${query}`), /\/api\/callback/)
      // Whoever is signed in at the provider is not asked again.
      if (page.headers.location !== undefined) return page.headers.location
      const action = new RegExp(`action="([^"]+/${persona})"`).exec(page.body)?.[1] ?? ''
      const back = await follow(await send('POST', action), /\/api\/callback/)
      return back.headers.location ?? ''
    },
    async signIn(persona: string, returnTo?: string) {
      return send('GET', await this.goToProvider(persona, returnTo))
    },
    user: () => send('GET', '/api/auth/user'),
  }
}
