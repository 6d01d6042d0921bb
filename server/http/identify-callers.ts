import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Asked, type CallerFinders, type IdentifyCaller, identifyOnce } from '../caller.ts'
import type { CallLimits } from '../limits/call-limits.ts'
import { apiKeyOf } from './api-key-of.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Tells who calls. Behaviours get this instead of the request. */
    identifyCaller: IdentifyCaller
  }
}

/** Lets every route tell its behaviour who calls. */
export function identifyCallers(app: FastifyInstance, finders: CallerFinders, limits: CallLimits): void {
  const known = new WeakMap<FastifyRequest, IdentifyCaller>()
  app.decorateRequest('identifyCaller', {
    getter() {
      const identify = known.get(this) ?? identifyOnce(finders, askedBy(this, limits))
      known.set(this, identify)
      return identify
    },
  })
}

function askedBy({ headers, cookies, routeOptions, counting }: FastifyRequest, limits: CallLimits): Asked {
  const { operationId } = (routeOptions.schema ?? {}) as { operationId?: string }
  const beforeLookUp = () => {
    const wait = limits.take('cookie', counting)
    if (wait > 0) throw new Refusal('too_many_requests', { retryAfterSeconds: wait })
  }
  return { cookies, apiKey: apiKeyOf(headers), operationId: operationId ?? '', beforeLookUp }
}
