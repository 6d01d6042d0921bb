import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Unsafe methods from a browser must come from our own pages (api.md). Callers that send neither `Origin` nor
 * `Sec-Fetch-Site` are scripts and stations: no page can make a browser leave both out.
 */
export function checkOrigin(app: FastifyInstance, publicUrl: string): void {
  const publicHost = new URL(publicUrl).host
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !safe.has(request.method) && isForeign(request, publicHost)
    done(isRefused ? new Refusal('foreign_origin') : undefined)
  })
}

function isForeign(request: FastifyRequest, publicHost: string): boolean {
  const site = request.headers['sec-fetch-site']
  // The browser's own judgement, where it sends one: a page without referrer has the origin "null".
  if (site !== undefined) return site === 'cross-site' || site === 'same-site'
  const origin = request.headers.origin
  if (origin === undefined) return false
  const host = URL.canParse(origin) ? new URL(origin).host : ''
  return host !== request.headers.host && host !== publicHost
}
