import { channel } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Access } from '../contract/roles.ts'
import type { Scope } from '../contract/scopes.ts'

/** A route as the application knows it. */
export interface TestRoute {
  method: string
  url: string
  access: Access
  /** The scope with which an API key may call it. */
  scope?: Scope | undefined
  /** Empty for what is no call of the contract. */
  operationId: string
}

/**
 * Everything that is routed while something opens: Fastify says when an instance is made, before any route is on it, so
 * that none is forgotten.
 */
export async function routesOf<Opened>(open: () => Promise<Opened>) {
  const routes: TestRoute[] = []
  const hear = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, config, schema }: RouteOptions) => {
      const { operationId = '' } = (schema ?? {}) as { operationId?: string }
      for (const one of [method].flat())
        routes.push({
          method: one,
          url,
          access: config?.access ?? 'anyone',
          scope: config?.scope,
          operationId,
        })
    })
  }
  const made = channel('fastify.initialization')
  made.subscribe(hear)
  const result = await open()
  made.unsubscribe(hear)
  return { result, routes }
}
