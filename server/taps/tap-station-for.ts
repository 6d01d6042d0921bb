import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { standsAt } from '../stations/index.ts'
import { isOwnTap } from './owner-store.ts'

/**
 * The installation that a caller may tap at when not every browser may (points.md, "tapPolicy"): a station may tap where
 * it stands, and an own phone taps its owner's band where the installation takes owners. Null for everybody else.
 */
export async function tapStationFor(
  { db }: Pick<Deps, 'db'>,
  identify: IdentifyCaller,
  { installationId, rfidTagId }: { installationId: string; rfidTagId: string },
): Promise<string | null> {
  const caller = await identify('station', 'phone-owner')
  switch (caller.kind) {
    case 'station':
      return standsAt(caller, installationId) ? installationId : null
    case 'phone-owner': {
      const isOwn = await isOwnTap(db, { owner: caller.attendee.id, installationId, rfidTagId })
      return isOwn ? installationId : null
    }
    case 'guest':
      return null
  }
}
