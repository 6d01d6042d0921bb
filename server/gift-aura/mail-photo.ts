import { atVenue } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { readArtwork, requireEvent } from '../event/index.ts'
import { MailRefused } from '../providers/mailer/port.ts'
import { markAsSending, type PhotoToMail, updateEmailState } from './mail-store.ts'
import { ownersPhotoUrl } from './store-visit.ts'
import { writePhotoMail } from './write-photo-mail.ts'

/**
 * Mails a photo to its owner. That it is being sent is written down, and its message id is known, before the first
 * byte goes out, and what was accepted is never sent again; a process that is killed between the two sends the same
 * mail, with the same id, a second time.
 * @throws when another try makes sense
 */
export async function mailPhoto(deps: Deps, photoId: string, isLastTry: boolean): Promise<void> {
  const { db, mail, clock, log } = deps
  const photo = await markAsSending(db, photoId, clock.now())
  if (!photo) return
  if (photo.email === null) return updateEmailState(db, photoId, 'no-address')
  try {
    await mail.mailer.send(await mailOf(deps, photo, photo.email))
  } catch (problem) {
    const isLost = problem instanceof MailRefused || isLastTry
    await updateEmailState(db, photoId, isLost ? 'failed' : 'queued')
    // What the mail server says may name the address, so only what it means is logged.
    log.warn({ isLost, reply: replyOf(problem) }, 'a photo was not mailed')
    if (isLost) return
    throw new Error('The mail server did not take the mail.')
  }
  await updateEmailState(db, photoId, 'sent')
}

/** The mail server's number, or the name of the trouble. */
function replyOf(problem: unknown): unknown {
  const { responseCode, code, cause } = problem as { responseCode?: number; code?: string; cause?: unknown }
  return cause === undefined ? (responseCode ?? code) : replyOf(cause)
}

async function mailOf(deps: Deps, photo: PhotoToMail, to: string) {
  const event = await requireEvent(deps.db)
  const mail = writePhotoMail({
    handle: photo.handle,
    language: photo.language,
    vibe: photo.vibe,
    link: ownersPhotoUrl(deps, photo.id),
    expiresAt: atVenue(deps, photo.expiresAt),
    picture: deps.photoKeys.open(photo.id, photo.sealedPicture),
    event,
    art: await readArtwork(deps.db, event),
  })
  return { ...mail, to, messageId: `<photo.${photo.id}@${new URL(deps.config.publicUrl).hostname}>` }
}
