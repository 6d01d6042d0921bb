import type { pairStation as pairCall } from '../../contract/admin-stations.ts'
import type { Request } from '../../contract/endpoint.ts'
import type { User } from '../../contract/staff.ts'
import { homeOf, surfaceAt } from '../../contract/station-home.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { shareEvent } from '../event/index.ts'
import { Refusal } from '../http/refusal.ts'
import { hashOf } from '../secret.ts'
import { upsertHealth } from './heartbeat-store.ts'
import {
  countCodeFailure,
  insertStation,
  lockCodeFailures,
  revokeStationOf,
  takeWaitingDevice,
} from './pairing-store.ts'
import { plainCode } from './station-code.ts'
import { findPlace } from './store.ts'

type Approval = Request<typeof pairCall>['body']

/** Nobody mistypes ten codes in ten minutes; whoever guesses gets no further. */
const FAILURES = { most: 10, windowMs: 10 * 60_000 }

/**
 * Makes the device that shows a code a station.
 * @returns the id of the station
 * @throws Refusal station_code_unknown, installation_not_found, or too_many_requests after ten wrong codes
 */
export async function pairStation(
  deps: Pick<Deps, 'db' | 'clock' | 'live'>,
  actor: User,
  approval: Approval,
): Promise<string> {
  const now = deps.clock.now()
  // A wrong code is counted, so its transaction ends well; only then it is refused.
  const paired = await deps.db.transaction(async (tx) => {
    const waitSeconds = await lockCodeFailures(tx, actor.id, now, FAILURES)
    if (waitSeconds > 0) return new Refusal('too_many_requests', { retryAfterSeconds: waitSeconds })
    const secretHash = await takeWaitingDevice(tx, hashOf(plainCode(approval.code)), now)
    if (secretHash) return pairDevice(tx, actor, { ...approval, secretHash, now })
    await countCodeFailure(tx, actor.id)
    return new Refusal('station_code_unknown')
  })
  if (paired instanceof Refusal) throw paired
  deps.live.announce({ topic: 'stations', ids: [paired] })
  return paired
}

async function pairDevice(
  tx: Transaction,
  actor: User,
  { secretHash, name, installationId, surface, language, now }: Approval & { secretHash: Buffer; now: Date },
): Promise<string> {
  // A next edition that ends all pairings begins before this one or after it, and then ends it too.
  await shareEvent(tx)
  const place = await findPlace(tx, installationId)
  if (!place) throw new Refusal('installation_not_found')
  // One device is one station: what it was until now ends.
  const earlier = await revokeStationOf(tx, secretHash, now)
  if (earlier !== undefined) await recordChange(tx, actor, { action: 'station.revoke', subject: earlier })
  const after = {
    name,
    installationId,
    surface: surface ?? surfaceAt(homeOf(place)),
    language: language ?? 'en',
  } as const
  const id = await insertStation(tx, { ...after, secretHash, pairedAt: now })
  await upsertHealth(tx, id, null, now)
  await recordChange(tx, actor, { action: 'station.pair', subject: id, after })
  return id
}
