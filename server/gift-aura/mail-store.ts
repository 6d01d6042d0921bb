import type { Emotion } from '../../contract/gift-aura.ts'
import type { Database } from '../db/client.ts'

/** A photo that is about to be mailed, and to whom. */
export interface PhotoToMail {
  id: string
  vibe: Emotion
  sealed_picture: Buffer
  expires_at: Date
  handle: string
  language: string
  email: string | null
}

/**
 * Claims a photo for sending. Undefined when there is nothing to send any more: it was sent, deleted, or has expired. A
 * photo that somebody claimed and never finished is claimed again.
 */
export async function claimPhoto(db: Database, id: string, now: Date): Promise<PhotoToMail | undefined> {
  const { rows } = await db.$client.query<PhotoToMail>(
    `UPDATE photos p SET email_state = 'sending' FROM attendees a
     WHERE p.id = $1 AND a.id = p.attendee_id AND p.email_state IN ('queued', 'sending') AND p.expires_at > $2
     RETURNING p.id, p.vibe, p.sealed_picture, p.expires_at, a.tiktok_username AS handle, a.language, a.email`,
    [id, now],
  )
  return rows[0]
}

/** Notes what became of a mail. One that was sent stays sent. */
export async function updateEmailState(
  db: Database,
  id: string,
  state: 'queued' | 'sent' | 'failed' | 'no-address',
): Promise<void> {
  await db.$client.query(`UPDATE photos SET email_state = $2 WHERE id = $1 AND email_state <> 'sent'`, [
    id,
    state,
  ])
}
