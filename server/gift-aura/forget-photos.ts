import type { Deps } from '../deps.ts'
import { removeExpiredPhotos } from './photo-store.ts'

/** Milliseconds. An expired photo cannot be opened anyway; this is how long its bytes may lie there. */
const PAUSE = 5 * 60 * 1000

/** Deletes what has expired. Several processes may do so at once. */
export async function forgetPhotos({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return removeExpiredPhotos(db, clock.now())
}

/** Deletes expired photos from now on. */
export function forgetPhotosRegularly(deps: Pick<Deps, 'db' | 'clock' | 'log'>) {
  const sweep = async () => {
    await forgetPhotos(deps).catch((problem: unknown) =>
      deps.log.warn(problem, 'expired photos are still there'),
    )
  }
  const timer = setInterval(sweep, PAUSE).unref()
  return { sweep, stop: () => clearInterval(timer) }
}
