import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type CallerFinders, type IdentifyCaller, identifyOnce } from '../caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Tells who calls. Behaviours get this instead of the request. */
    identifyCaller: IdentifyCaller
  }
}

/** Lets every route tell its behaviour who calls. */
export function identifyCallers(app: FastifyInstance, finders: CallerFinders): void {
  const known = new WeakMap<FastifyRequest, IdentifyCaller>()
  app.decorateRequest('identifyCaller', {
    getter() {
      const identify = known.get(this) ?? identifyOnce(finders, this.cookies)
      known.set(this, identify)
      return identify
    },
  })
}
