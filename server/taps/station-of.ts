import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { attendeeOnPhone } from '../phones/index.ts'
import { stationOfDevice } from '../stations/index.ts'
import { isOwnTap } from './owner-store.ts'

/**
 * The installation that a caller may tap at when not every browser may (points.md, "tapPolicy"): a station may tap where
 * it stands, and an own phone taps its owner's band where the installation takes owners. Null for everybody else.
 */
export async function stationOf(
  deps: Deps,
  request: FastifyRequest,
  { installationId, rfidTagId }: { installationId: string; rfidTagId: string },
): Promise<string | null> {
  const station = await stationOfDevice(deps, request, installationId)
  if (station !== null) return station
  const owner = await attendeeOnPhone(deps, request)
  if (owner === undefined) return null
  const isOwn = await isOwnTap(deps.db, { owner, installationId, rfidTagId })
  return isOwn ? installationId : null
}
