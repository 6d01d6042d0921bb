import { eq } from 'drizzle-orm'
import { type AvatarWidth, avatarAddress } from '../../contract/avatars.ts'
import { attendees } from '../attendees/table.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { Avatar } from './make-avatar.ts'
import { avatars } from './table.ts'

const columns = { 96: avatars.small, 256: avatars.medium, 560: avatars.large } satisfies Record<
  AvatarWidth,
  unknown
>

/** The picture of this name in one width, and whose it is. */
export async function findAvatar(db: Database, name: string, width: AvatarWidth) {
  const [found] = await db
    .select({ attendeeId: attendees.id, isHidden: attendees.isHidden, picture: columns[width] })
    .from(avatars)
    .innerJoin(attendees, eq(attendees.id, avatars.attendeeId))
    .where(eq(avatars.name, name))
  return found
}

/** Gives somebody a picture in place of the one they had; the person has to be locked. */
export async function insertAvatar(
  tx: Transaction,
  attendeeId: string,
  avatar: Avatar,
  madeAt: Date,
): Promise<void> {
  const values = { ...avatar, madeAt }
  await tx
    .insert(avatars)
    .values({ ...values, attendeeId })
    .onConflictDoUpdate({ target: avatars.attendeeId, set: values })
  await tx
    .update(attendees)
    .set({ avatarUrl: avatarAddress(avatar.name) })
    .where(eq(attendees.id, attendeeId))
}

/** Takes somebody's picture away; the person has to be locked. */
export async function removeAvatar(tx: Transaction, attendeeId: string): Promise<void> {
  await tx.delete(avatars).where(eq(avatars.attendeeId, attendeeId))
  await tx.update(attendees).set({ avatarUrl: null }).where(eq(attendees.id, attendeeId))
}

/** Locks a person as the taps do, until the transaction ends. */
export async function lockAttendee(tx: Transaction, id: string): Promise<void> {
  await tx.select({ id: attendees.id }).from(attendees).where(eq(attendees.id, id)).for('no key update')
}
