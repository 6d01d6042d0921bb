import type { AvatarWidth } from '../../contract/avatars.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findAvatar } from './store.ts'

/**
 * The picture of this name. Of who hides from the screens it is shown to staff and to the person's own phone alone.
 * @throws Refusal not_found, also for what cannot be a name
 */
export async function openAvatar(
  { db }: Pick<Deps, 'db'>,
  identify: IdentifyCaller,
  name: string,
  width: AvatarWidth,
): Promise<Buffer> {
  const found = /^[\w-]{22}$/.test(name) ? await findAvatar(db, name, width) : undefined
  if (!found || (found.isHidden && !(await mayStillSee(identify, found.attendeeId))))
    throw new Refusal('not_found')
  return found.picture
}

async function mayStillSee(identify: IdentifyCaller, attendeeId: string): Promise<boolean> {
  const caller = await identify('staff', 'phone-owner')
  return caller.kind === 'staff' || (caller.kind === 'phone-owner' && caller.attendee.id === attendeeId)
}
