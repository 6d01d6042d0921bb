import type { Photo } from '../../contract/gift-aura.ts'
import { withdrawConsent } from '../consents/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { hashOf } from '../secret.ts'
import { findPhoto, findPicture, removePhoto } from './photo-store.ts'

/** Opens a photo by the secret of its link. @throws Refusal photo_not_found */
export async function openPhoto({ db, clock }: Deps, token: string): Promise<Photo> {
  const photo = await findPhoto(db, hashOf(token), clock.now())
  if (!photo) throw new Refusal('photo_not_found')
  return {
    expiresAt: photo.expiresAt.toISOString(),
    vibe: photo.vibe,
    handle: photo.handle,
    emailState: photo.emailState,
    mayDelete: true,
  }
}

/** The picture of a photo, as JPEG. @throws Refusal photo_not_found */
export async function openPicture({ db, clock, photoKeys }: Deps, token: string): Promise<Buffer> {
  const found = await findPicture(db, hashOf(token), clock.now())
  if (!found) throw new Refusal('photo_not_found')
  return photoKeys.open(found.id, found.sealedPicture)
}

/** Deletes a photo, also from a mail that is not sent yet: its owner no longer agrees to it. @throws Refusal photo_not_found */
export function forgetPhoto({ db, clock }: Deps, token: string): Promise<void> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const photo = await removePhoto(tx, hashOf(token), now)
    if (!photo) throw new Refusal('photo_not_found')
    if (photo.consentId !== null) await withdrawConsent(tx, photo.consentId, now)
  })
}
