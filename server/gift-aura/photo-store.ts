import { sql } from 'drizzle-orm'
import type { EmailState, Emotion } from '../../contract/gift-aura.ts'
import type { Database, Transaction } from '../db/client.ts'

/** A picture on its way into the database. */
export interface NewPhoto {
  id: string
  tokenHash: Buffer
  attendeeId: string
  interactionId: string
  vibe: Emotion
  sealedPicture: Buffer
  emailState: EmailState
  takenAt: Date
  expiresAt: Date
}

/** What a photo's page tells. */
export interface FoundPhoto {
  id: string
  vibe: Emotion
  handle: string
  email_state: EmailState
  expires_at: Date
}

export async function insertPhoto(tx: Transaction, photo: NewPhoto): Promise<void> {
  await tx.execute(
    sql`INSERT INTO photos (id, token_hash, attendee_id, interaction_id, vibe, sealed_picture, email_state, taken_at,
        expires_at)
      VALUES (${photo.id}, ${photo.tokenHash}, ${photo.attendeeId}, ${photo.interactionId}, ${photo.vibe},
        ${photo.sealedPicture}, ${photo.emailState}, ${photo.takenAt.toISOString()}, ${photo.expiresAt.toISOString()})`,
  )
}

/** The photo of a link, unless it has expired. To its owner a mail that is on its way is a queued one. */
export async function findPhoto(db: Database, tokenHash: Buffer, now: Date): Promise<FoundPhoto | undefined> {
  const { rows } = await db.$client.query<FoundPhoto>(
    `SELECT p.id, p.vibe, a.tiktok_username AS handle, p.expires_at,
       CASE p.email_state WHEN 'sending' THEN 'queued' ELSE p.email_state END AS email_state
     FROM photos p JOIN attendees a ON a.id = p.attendee_id WHERE p.token_hash = $1 AND p.expires_at > $2`,
    [tokenHash, now],
  )
  return rows[0]
}

/** The sealed picture of a link, unless it has expired. */
export async function findPicture(db: Database, tokenHash: Buffer, now: Date) {
  const { rows } = await db.$client.query<{ id: string; sealed_picture: Buffer }>(
    'SELECT id, sealed_picture FROM photos WHERE token_hash = $1 AND expires_at > $2',
    [tokenHash, now],
  )
  return rows[0]
}

/** Whether there was such a photo; it is gone now. */
export async function removePhoto(db: Database, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { rowCount } = await db.$client.query(
    'DELETE FROM photos WHERE token_hash = $1 AND expires_at > $2',
    [tokenHash, now],
  )
  return rowCount === 1
}

/** Deletes what has expired. Returns how many photos that were. */
export async function removeExpiredPhotos(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.$client.query('DELETE FROM photos WHERE expires_at <= $1', [now])
  return rowCount ?? 0
}
