/** Writes down the cookies that an answer sets. */
export function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
}

/**
 * Follows the redirects to the identity provider and back, as a browser does.
 * @param cookies those of the festival's address; the new ones are added
 */
export async function followSignIn(cookies: Map<string, string>, origin: string): Promise<void> {
  const jars = new Map([[origin, cookies]])
  let at = new URL('/api/login', origin)
  for (let steps = 0; steps < 10 && at.pathname !== '/admin'; steps += 1) {
    const jar = jars.get(at.origin) ?? new Map<string, string>()
    jars.set(at.origin, jar)
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { headers: { cookie }, redirect: 'manual' })
    await response.body?.cancel()
    keepCookies(jar, response)
    at = new URL(response.headers.get('location') ?? '', at)
  }
  if (at.pathname !== '/admin') throw new Error(`nobody was signed in: ${at}`)
}
