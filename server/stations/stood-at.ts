import type { Station } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { hasPlace } from './device-store.ts'

/** A screen that has just heard of its move may still be answering somebody at the old place (milliseconds). */
const MOVE_GRACE_MS = 60_000

/**
 * Whether a station stood at an installation at a moment. Where it stands now counts for every moment; a place that it
 * was moved away from counts until its screen had heard of it, for people tapped there.
 */
export async function stoodAt(
  { db }: Pick<Deps, 'db'>,
  { id, installationId: standsNow }: Station,
  installationId: string,
  moment: Date,
): Promise<boolean> {
  if (standsNow === installationId) return true
  return hasPlace(db, id, installationId, moment, new Date(moment.getTime() - MOVE_GRACE_MS))
}
