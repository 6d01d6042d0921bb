import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findWornTag } from './phone-store.ts'

/**
 * The band of a tap that names none: the one that the owner of the calling phone wears.
 * @param expectedOwner whose phone it was at the tap; whoever the phone belongs to by now gets nothing for it
 * @throws Refusal invalid_request with the path `rfidTagId` when the phone is nobody's or somebody else's, or its owner
 *   wears no band
 */
export async function tagOnPhone(
  { db }: Pick<Deps, 'db'>,
  identify: IdentifyCaller,
  expectedOwner?: string,
): Promise<string> {
  const caller = await identify('phone-owner')
  const owner = caller.kind === 'guest' ? undefined : caller.attendee.id
  const isExpected = owner !== undefined && owner === (expectedOwner ?? owner)
  const tag = isExpected ? await findWornTag(db, owner) : undefined
  if (tag !== undefined) return tag
  throw new Refusal('invalid_request', { issues: [{ path: 'rfidTagId', message: 'Hold your band here.' }] })
}
