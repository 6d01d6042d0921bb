import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findWornTag } from './phone-store.ts'

/**
 * The band of a tap that names none: the one that the owner of the calling phone wears.
 * @throws Refusal invalid_request with the path `rfidTagId` when the phone is nobody's or its owner wears no band
 */
export async function tagOnPhone({ db }: Pick<Deps, 'db'>, identify: IdentifyCaller): Promise<string> {
  const caller = await identify('phone-owner')
  const tag = caller.kind === 'guest' ? undefined : await findWornTag(db, caller.attendee.id)
  if (tag !== undefined) return tag
  throw new Refusal('invalid_request', { issues: [{ path: 'rfidTagId', message: 'Hold your band here.' }] })
}
