import type { FastifyRequest } from 'fastify'
import { may } from '../../contract/roles.ts'
import type { Deps } from '../deps.ts'
import { currentUser } from '../staff/index.ts'

/**
 * The installation that a device stands at, when it is a station of it: a browser in which staff are signed in is a
 * station of whichever installation it shows (points.md, "tapPolicy"). Null for every other device.
 */
export async function stationOfDevice(
  deps: Deps,
  request: FastifyRequest,
  installationId: string,
): Promise<string | null> {
  const user = await currentUser(deps, request)
  return user && may(user.role, 'attendees:manage') ? installationId : null
}
