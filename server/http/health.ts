import type { FastifyInstance } from 'fastify'
import { listMigrations } from '../db/migrate.ts'
import type { Deps } from '../deps.ts'
import { within } from '../within.ts'
import { Refusal } from './refusal.ts'

/** `/healthz`: this process is alive. `/readyz`: it can serve, its database answers and is on this version. */
export function healthRoutes(app: FastifyInstance, { db }: Deps): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'alive' }))
  app.get('/readyz', { schema: { hide: true } }, async () => {
    const names = await listMigrations()
    const asked = db.$client.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM migrations WHERE name = ANY($1)',
      [names],
    )
    const ran = await within(db.limits.deadline, asked).catch(() => {
      throw new Refusal('unavailable', { message: 'The database is away.', retryAfterSeconds: 2 })
    })
    if (ran.rows[0]?.count !== names.length) {
      throw new Refusal('unavailable', {
        message: 'The database is not on this version yet.',
        retryAfterSeconds: 2,
      })
    }
    return { status: 'ready' }
  })
}
