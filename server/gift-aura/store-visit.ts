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
  { record, picture, consentId }: Visit,
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
    emotions: record.emotions ?? null,
    consentId,
    sealedPicture: picture,
    emailState,
    takenAt: at.now,
    expiresAt: new Date(at.now.getTime() + config.photoHours * HOUR),
  })
  if (emailState === 'queued') await mail.queue(tx, record.photoId)
}

/** What an attendee is told of a visit: now, and at a replay for as long as the photo is there. */
export function tellVisit(deps: Deps, record: VisitRecord): InteractionMetadata {
  const { topEmotion, emotions, emailState, photoId } = record
  const vibe = topEmotion && { topEmotion }
  if (photoId === undefined || emailState === undefined) return { ...vibe, emailSent: false }
  return {
    ...vibe,
    ...(emotions && { emotions }),
    emailState,
    emailSent: emailState === 'queued' || emailState === 'sent',
    photoUrl: photoUrl(deps, photoId),
    photoKey: deps.photoKeys.ownerKeyOf(photoId),
  }
}

/** Address of a photo's page, for whoever the owner shares it with. */
export function photoUrl({ config, photoKeys }: Pick<Deps, 'config' | 'photoKeys'>, photoId: string): string {
  return `${config.publicUrl}/photo/${photoKeys.tokenOf(photoId)}`
}

/** The same as its owner has it: the key behind the # is sent to no server by a browser. */
export function ownersPhotoUrl(deps: Pick<Deps, 'config' | 'photoKeys'>, photoId: string): string {
  return `${photoUrl(deps, photoId)}#${deps.photoKeys.ownerKeyOf(photoId)}`
}
