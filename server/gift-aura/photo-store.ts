import { and, eq, gt, lte, type SQL } from 'drizzle-orm'
import type { EmailState, Emotion } from '../../contract/gift-aura.ts'
import { attendees } from '../attendees/table.ts'
import type { Database, Transaction } from '../db/client.ts'
import { photos } from './table.ts'

/** What a photo's page tells. */
interface FoundPhoto {
  id: string
  attendeeId: string
  vibe: Emotion
  handle: string
  emailState: EmailState
  expiresAt: Date
}

export async function insertPhoto(tx: Transaction, photo: typeof photos.$inferInsert): Promise<void> {
  await tx.insert(photos).values(photo)
}

/** The photo of a link, unless it has expired. To its owner a mail that is on its way is a queued one. */
export async function findPhoto(db: Database, tokenHash: Buffer, now: Date): Promise<FoundPhoto | undefined> {
  const { id, attendeeId, vibe, emailState, expiresAt } = photos
  const [photo] = await db
    .select({ id, attendeeId, vibe, handle: attendees.tiktokUsername, emailState, expiresAt })
    .from(photos)
    .innerJoin(attendees, eq(attendees.id, photos.attendeeId))
    .where(isLinked(tokenHash, now))
  return photo && { ...photo, emailState: photo.emailState === 'sending' ? 'queued' : photo.emailState }
}

/** The sealed picture of a link, unless it has expired. */
export async function findPicture(db: Database, tokenHash: Buffer, now: Date) {
  const { id, sealedPicture } = photos
  const [picture] = await db.select({ id, sealedPicture }).from(photos).where(isLinked(tokenHash, now))
  return picture
}

/** Removes a photo and answers to what its owner had agreed; undefined when there is no such photo. */
export async function removePhoto(
  tx: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<{ consentId: bigint | null } | undefined> {
  const [photo] = await tx
    .delete(photos)
    .where(isLinked(tokenHash, now))
    .returning({ consentId: photos.consentId })
  return photo
}

/** Deletes what has expired. Returns how many photos that were. */
export async function removeExpiredPhotos(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.delete(photos).where(lte(photos.expiresAt, now))
  return rowCount ?? 0
}

function isLinked(tokenHash: Buffer, now: Date): SQL | undefined {
  return and(eq(photos.tokenHash, tokenHash), gt(photos.expiresAt, now))
}
