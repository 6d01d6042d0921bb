import type { SessionOwner } from '../../contract/wristbands.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { type Opener, openSession } from '../journeys/index.ts'
import { findWearerId } from './link-store.ts'
import { findWearer } from './store.ts'

/**
 * Identifies the wearer of a band and opens a new session for them. A tag is a user name and no password: in live mode a
 * paired station reads it, or the own phone of whoever wears the band.
 * @throws Refusal station_not_paired to everybody else, before anything is looked up about the band;
 *   wristband_not_linked for an unknown and for a blocked band alike
 */
export async function authenticate(deps: Deps, identify: IdentifyCaller, tag: string): Promise<SessionOwner> {
  const opener = await openerOf(deps, identify, tag)
  const wearer = await findWearer(deps.db, tag)
  if (!wearer) throw new Refusal('wristband_not_linked')
  const sessionId = await openSession(deps, wearer.id, opener)
  return { sessionId, tiktokUsername: wearer.tiktokUsername, attendeeName: wearer.attendeeName }
}

async function openerOf({ db, config }: Deps, identify: IdentifyCaller, tag: string): Promise<Opener> {
  const station = await identify('station')
  if (station.kind === 'station') return { openedBy: 'station', stationId: station.id }
  const phone = await identify('phone-owner')
  if (phone.kind === 'phone-owner' && (await findWearerId(db, tag)) === phone.attendee.id) {
    return { openedBy: 'phone' }
  }
  if (config.mode === 'demo') return { openedBy: 'nobody' }
  throw new Refusal('station_not_paired')
}
