import type { InteractionMetadata } from '../../contract/taps.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../secret.ts'
import type { Visit, VisitRecord } from './analyse-visit.ts'
import { insertPhoto } from './photo-store.ts'

const HOUR = 60 * 60 * 1000

/** Keeps the picture of a visit and queues its mail, in the transaction that writes the visit into the ledger. */
export async function storeVisit(
  { photoKeys, config, mail }: Deps,
  tx: Transaction,
  { record, picture }: Visit,
  at: { attendeeId: string; interactionId: string; now: Date },
): Promise<void> {
  if (picture === undefined || record.photoId === undefined) return
  const emailState = record.emailState ?? 'no-address'
  await insertPhoto(tx, {
    id: record.photoId,
    tokenHash: hashOf(photoKeys.tokenOf(record.photoId)),
    attendeeId: at.attendeeId,
    interactionId: BigInt(at.interactionId),
    vibe: record.topEmotion,
    sealedPicture: picture,
    emailState,
    takenAt: at.now,
    expiresAt: new Date(at.now.getTime() + config.photoHours * HOUR),
  })
  if (emailState === 'queued') await mail.queue(tx, record.photoId)
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
