import type pg from 'pg'
import type { InteractionMetadata } from '../../contract/taps.ts'
import type { Deps } from '../deps.ts'
import { hashToken } from './photo-keys.ts'
import { insertPhoto } from './photo-store.ts'
import type { Visit, VisitRecord } from './take-visit.ts'

const HOUR = 60 * 60 * 1000

/** Keeps the picture of a visit and queues its mail, in the transaction that writes the visit into the ledger. */
export async function keepVisit(
  { photoKeys, config, mail }: Deps,
  client: pg.ClientBase,
  { record, picture }: Visit,
  at: { attendeeId: string; interactionId: string; now: Date },
): Promise<void> {
  if (picture === undefined || record.photoId === undefined) return
  const emailState = record.emailState ?? 'no-address'
  await insertPhoto(client, {
    id: record.photoId,
    tokenHash: hashToken(photoKeys.tokenOf(record.photoId)),
    attendeeId: at.attendeeId,
    interactionId: at.interactionId,
    vibe: record.topEmotion,
    sealedPicture: picture,
    emailState,
    takenAt: at.now,
    expiresAt: new Date(at.now.getTime() + config.photoHours * HOUR),
  })
  if (emailState === 'queued') await mail.queue(client, record.photoId)
}

/** What an attendee is told of a visit, from what the ledger keeps of it: now, and at every replay the same. */
export function tellVisit(deps: Deps, record: VisitRecord): InteractionMetadata {
  const { topEmotion, emotions, emailState, photoId } = record
  if (photoId === undefined || emailState === undefined) return { topEmotion, emailSent: false }
  return {
    topEmotion,
    ...(emotions && { emotions }),
    emailState,
    emailSent: emailState === 'queued',
    photoUrl: photoUrl(deps, photoId),
  }
}

/** Address of a photo's page. */
export function photoUrl({ config, photoKeys }: Pick<Deps, 'config' | 'photoKeys'>, photoId: string): string {
  return `${config.publicUrl}/photo/${photoKeys.tokenOf(photoId)}`
}
