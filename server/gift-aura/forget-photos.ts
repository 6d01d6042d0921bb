import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { removeExpiredPhotos } from './photo-store.ts'

/** Milliseconds. An expired photo cannot be opened anyway; this is how long its bytes may lie there. */
const PAUSE = 5 * 60 * 1000

/** Deletes what has expired. Several processes may do so at once. */
export async function forgetPhotos({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return removeExpiredPhotos(db, clock.now())
}

/** Deletes expired photos from now on, until the application closes. */
export function forgetPhotosInTime(app: FastifyInstance, deps: Deps): void {
  const sweep = () =>
    forgetPhotos(deps).catch((problem: unknown) => deps.log.warn(problem, 'expired photos are still there'))
  const timer = setInterval(sweep, PAUSE).unref()
  app.addHook('onReady', async () => void (await sweep()))
  app.addHook('onClose', async () => clearInterval(timer))
}
