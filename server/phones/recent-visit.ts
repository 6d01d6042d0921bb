import type { Request } from '../../contract/endpoint.ts'
import { type makePairingCode, PAIRING_CODE_SECONDS } from '../../contract/phones.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { stoodAt } from '../stations/index.ts'
import { findRecentCheckIn, findRecentTap, type RecentVisit } from './pairing-code-store.ts'

/** A tap or a check-in, as the station that heard it names it. */
export type VisitName = Request<typeof makePairingCode>['body']

/**
 * Whose tap or check-in of the last minute it was; undefined when it is older. Who taps stands at the station, so nobody
 * else may ask: ids of awards can be counted, and a session id travels in shared links.
 * @throws Refusal station_not_paired for other devices
 */
export async function getRecentVisit(
  deps: Deps,
  identify: IdentifyCaller,
  named: VisitName,
): Promise<{ attendeeId: string } | undefined> {
  const caller = await identify('station')
  // Whether somebody has just tapped is nobody's business who does not stand there.
  if (deps.config.mode === 'live' && caller.kind === 'guest') throw new Refusal('station_not_paired')
  const visit = await visitOf(deps, named)
  if (visit && !visit.isOpenToAll && !(await isStation(deps, identify, visit)))
    throw new Refusal('station_not_paired')
  return visit
}

function visitOf({ db, clock }: Deps, named: VisitName): Promise<RecentVisit | undefined> {
  if ('sessionId' in named) return findRecentCheckIn(db, named.sessionId, PAIRING_CODE_SECONDS)
  const after = new Date(clock.now().getTime() - PAIRING_CODE_SECONDS * 1000)
  return findRecentTap(db, named.interactionId, after)
}

/** A tap is followed by its own place; a check-in by the station that heard it. */
async function isStation(
  deps: Deps,
  identify: IdentifyCaller,
  { installationId, stationId }: RecentVisit,
): Promise<boolean> {
  const caller = await identify('station')
  if (caller.kind === 'guest') return false
  if (installationId === null) return caller.id === stationId
  return stoodAt(deps, caller, installationId, deps.clock.now())
}
