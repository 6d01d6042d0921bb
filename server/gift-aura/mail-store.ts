import { and, eq, gt, inArray, ne } from 'drizzle-orm'
import type { Emotion } from '../../contract/gift-aura.ts'
import { attendees } from '../attendees/table.ts'
import type { Database } from '../db/client.ts'
import { photos } from './table.ts'

/** A photo that is about to be mailed, and to whom. */
export interface PhotoToMail {
  id: string
  vibe: Emotion
  sealedPicture: Buffer
  expiresAt: Date
  handle: string
  language: string
  email: string | null
}

/**
 * Marks a photo as being mailed. Undefined when there is nothing to send any more: it was sent, deleted, or has expired.
 * One that a process marked and never finished is marked again.
 */
export async function markAsSending(db: Database, id: string, now: Date): Promise<PhotoToMail | undefined> {
  const [photo] = await db
    .update(photos)
    .set({ emailState: 'sending' })
    .from(attendees)
    .where(
      and(
        eq(photos.id, id),
        eq(attendees.id, photos.attendeeId),
        inArray(photos.emailState, ['queued', 'sending']),
        gt(photos.expiresAt, now),
      ),
    )
    .returning({
      id: photos.id,
      vibe: photos.vibe,
      sealedPicture: photos.sealedPicture,
      expiresAt: photos.expiresAt,
      handle: attendees.tiktokUsername,
      language: attendees.language,
      email: attendees.email,
    })
  return photo
}

/** Notes what became of a mail. One that was sent stays sent. */
export async function updateEmailState(
  db: Database,
  id: string,
  emailState: 'queued' | 'sent' | 'failed' | 'no-address',
): Promise<void> {
  await db
    .update(photos)
    .set({ emailState })
    .where(and(eq(photos.id, id), ne(photos.emailState, 'sent')))
}

/** Photos whose mail is still to be sent. */
export async function listUnsent(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: photos.id })
    .from(photos)
    .where(and(inArray(photos.emailState, ['queued', 'sending']), gt(photos.expiresAt, now)))
  return rows.map(({ id }) => id)
}
