import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Asked, type CallerFinders, type IdentifyCaller, identifyOnce } from '../caller.ts'

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
      const identify = known.get(this) ?? identifyOnce(finders, askedBy(this))
      known.set(this, identify)
      return identify
    },
  })
}

function askedBy({ cookies, routeOptions }: FastifyRequest): Asked {
  const { operationId } = (routeOptions.schema ?? {}) as { operationId?: string }
  return { cookies, operationId: operationId ?? '' }
}
