import type { FastifyInstance } from 'fastify'
import { isMigrated, listMigrations } from '../db/migrate.ts'
import type { Deps } from '../deps.ts'
import { within } from '../within.ts'
import { Refusal } from './refusal.ts'

/** `/healthz`: this process is alive. `/readyz`: it can serve, its database answers and is on this version. */
export function healthRoutes(app: FastifyInstance, { db }: Deps): void {
  const refuse = (message: string) => new Refusal('unavailable', { message, retryAfterSeconds: 2 })
  // Those of the version that runs: the files of the next one may be there already while this one serves.
  const migrations = listMigrations()
  const isReadyToServe = async () => isMigrated(db.$client, await migrations)
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const isReady = await within(db.limits.deadline, isReadyToServe()).catch(() => {
      throw refuse('The database is away.')
    })
    if (!isReady) throw refuse('The database is not on this version yet.')
    return { status: 'ready' }
  })
}
