import type { DeskAttendee } from '../../contract/desk.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import { endWanted, insertAvatar, makeAvatar, removeAvatar } from '../avatars/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { refuseClosed } from '../event/index.ts'
import { requireAttendee } from './register.ts'
import { lockAttendee } from './store.ts'

/** Gives somebody a picture in place of the one they had. @throws Refusal attendee_not_found, edition_over or invalid_image */
export async function setPicture(deps: Deps, actor: User, id: string, file: Buffer): Promise<DeskAttendee> {
  await requireAttendee(deps.db, id)
  await refuseClosed(deps.db)
  const avatar = await makeAvatar(id, file)
  return change(deps, actor, id, (tx) => insertAvatar(tx, id, avatar, deps.clock.now()))
}

/** Takes somebody's picture away. @throws Refusal attendee_not_found */
export function dropPicture(deps: Deps, actor: User, id: string): Promise<DeskAttendee> {
  return change(deps, actor, id, (tx) => removeAvatar(tx, id))
}

async function change(
  { db, live }: Deps,
  actor: User,
  id: string,
  write: (tx: Transaction) => Promise<void>,
): Promise<DeskAttendee> {
  const changed = await db.transaction(async (tx) => {
    await lockAttendee(tx, id)
    const { avatarUrl: before } = await requireAttendee(tx, id)
    await endWanted(tx, id)
    await write(tx)
    const after = await requireAttendee(tx, id)
    const { avatarUrl } = after
    if (avatarUrl !== before)
      await recordChange(tx, actor, {
        action: 'attendee.update',
        subject: id,
        before: { avatarUrl: before },
        after: { avatarUrl },
      })
    return after
  })
  live.announce({ topic: 'leaderboard' })
  return changed
}
