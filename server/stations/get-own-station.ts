import type { Response } from '../../contract/endpoint.ts'
import type { findOwnStation as findCall } from '../../contract/stations.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../secret.ts'
import { findDevice } from './device-store.ts'
import { leaveOtherPlaces } from './heartbeat-store.ts'
import { toStation } from './station-view.ts'
import { findStation } from './store.ts'

/** What a device is. A station that hears here where it stands has left every other place. */
export async function getOwnStation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  secret: string | undefined,
): Promise<Response<typeof findCall>> {
  const device = secret ? await findDevice(db, hashOf(secret)) : undefined
  if (!device) return { state: 'unpaired' }
  const now = clock.now()
  if (device.stationId !== null && device.isRevoked === false) {
    const station = await findStation(db, device.stationId)
    if (station?.revokedAt === null) {
      await leaveOtherPlaces(db, station.id, station.installationId, now)
      return { state: 'paired', station: toStation(station) }
    }
  }
  if (device.codeExpiresAt !== null && device.codeExpiresAt > now) return { state: 'waiting' }
  return { state: device.stationId === null ? 'unpaired' : 'revoked' }
}
