import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { attendeeOnPhone } from './attendee-on-phone.ts'
import { findWornTag } from './phone-store.ts'

/**
 * The band of a tap that names none: the one that the owner of the calling phone wears.
 * @throws Refusal invalid_request with the path `rfidTagId` when the phone is nobody's or its owner wears no band
 */
export async function tagOnPhone(deps: Deps, request: FastifyRequest): Promise<string> {
  const owner = await attendeeOnPhone(deps, request)
  const tag = owner === undefined ? undefined : await findWornTag(deps.db, owner)
  if (tag !== undefined) return tag
  throw new Refusal('invalid_request', { issues: [{ path: 'rfidTagId', message: 'Hold your band here.' }] })
}
