import type { FastifyInstance, FastifyPluginAsync } from 'fastify'

/**
 * Adds routes with parsers and hooks of their own, which the routes around them do not have.
 * Fastify looks for the name of a plugin that tells none among all modules that are loaded: a third of the time in which an
 * app is put together.
 */
export function addScope<App extends FastifyInstance>(
  app: App,
  name: string,
  add: (scope: App) => Promise<void>,
): PromiseLike<unknown> {
  return app.register(Object.assign(add as unknown as FastifyPluginAsync, { [displayName]: name }))
}

const displayName = Symbol.for('fastify.display-name')
