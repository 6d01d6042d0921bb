import type { FastifyInstance } from 'fastify'

/** Browsers take and send such a cookie for this very host alone, over https; no neighbouring subdomain can plant one. */
const PREFIX = '__Host-'

/** What a cookie of ours is called by the browsers that come by this address. */
export function cookieName(name: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? PREFIX + name : name
}

/**
 * On https, gives every cookie of ours the prefix on its way out and takes it off on its way in: routes name their
 * cookies without it. A cookie without the prefix is not ours and is not read (OWASP ASVS 5.0, 3.3.1).
 */
export function prefixCookies(app: FastifyInstance, publicUrl: string): void {
  if (!publicUrl.startsWith('https:')) return
  app.addHook('onRequest', (request, reply, done) => {
    const own = Object.entries(request.cookies).filter(([name]) => name.startsWith(PREFIX))
    request.cookies = Object.fromEntries(own.map(([name, value]) => [name.slice(PREFIX.length), value]))
    const { setCookie, clearCookie } = reply
    // The prefix wants the path of the whole host; what a browser kept without it is of no use to anybody.
    reply.setCookie = (name, value, options) =>
      setCookie.call(reply, PREFIX + name, value, { ...options, path: '/', secure: true })
    reply.clearCookie = (name, options) =>
      clearCookie.call(reply, PREFIX + name, { ...options, path: '/', secure: true })
    done()
  })
}
