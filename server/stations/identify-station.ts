import { opensCall } from '../../contract/station-calls.ts'
import { homeOf } from '../../contract/station-home.ts'
import type { Station } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../secret.ts'
import { findStationBySecret } from './device-store.ts'

/**
 * The station that calls, asked of the database every time: a revoked one is out at once, in every process. Undefined also
 * for a call that its cookie does not open (contract/station-calls.ts).
 */
export async function identifyStation(
  { db }: Pick<Deps, 'db'>,
  secret: string | undefined,
  operationId: string,
): Promise<Station | undefined> {
  if (!secret) return undefined
  const row = await findStationBySecret(db, hashOf(secret))
  if (!row) return undefined
  const { installationType, trainings, ...station } = row
  const home = homeOf({ id: station.installationId, type: installationType })
  if (!opensCall(home, operationId)) return undefined
  const periods = (trainings ?? []).map(({ since, until }) => ({
    since: new Date(since),
    until: until === null ? null : new Date(until),
  }))
  return { kind: 'station', ...station, home, trainings: periods }
}
