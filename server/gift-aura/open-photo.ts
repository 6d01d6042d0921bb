import type { Photo } from '../../contract/gift-aura.ts'
import type { IdentifyCaller } from '../caller.ts'
import { withdrawConsent } from '../consents/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { hashOf } from '../secret.ts'
import { findPhoto, findPicture, removePhoto } from './photo-store.ts'

/** Who wants a photo: the secret of its link, and the owner's key where the caller shows one. */
export interface PhotoCaller {
  token: string
  ownerKey: string | undefined
  identify: IdentifyCaller
}

/** Opens a photo by the secret of its link. @throws Refusal photo_not_found */
export async function openPhoto(deps: Deps, caller: PhotoCaller): Promise<Photo> {
  const { db, clock } = deps
  const photo = await findPhoto(db, hashOf(caller.token), clock.now())
  if (!photo) throw new Refusal('photo_not_found')
  return {
    expiresAt: photo.expiresAt.toISOString(),
    vibe: photo.vibe,
    handle: photo.handle,
    emailState: photo.emailState,
    mayDelete: await isOwner(deps, photo, caller),
  }
}

/** The picture of a photo, as JPEG. @throws Refusal photo_not_found */
export async function openPicture({ db, clock, photoKeys }: Deps, token: string): Promise<Buffer> {
  const found = await findPicture(db, hashOf(token), clock.now())
  if (!found) throw new Refusal('photo_not_found')
  return photoKeys.open(found.id, found.sealedPicture)
}

/**
 * Deletes a photo, also from a mail that is not sent yet: its owner no longer agrees to it.
 * @throws Refusal photo_not_found, or photo_not_yours to whoever has only its link
 */
export async function forgetPhoto(deps: Deps, caller: PhotoCaller): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  const found = await findPhoto(db, hashOf(caller.token), now)
  if (!found) throw new Refusal('photo_not_found')
  if (!(await isOwner(deps, found, caller))) throw new Refusal('photo_not_yours')
  await db.transaction(async (tx) => {
    const photo = await removePhoto(tx, hashOf(caller.token), now)
    if (!photo) throw new Refusal('photo_not_found')
    if (photo.consentId !== null) await withdrawConsent(tx, photo.consentId, now)
  })
}

/** Whoever shows the key that the booth and the mail gave, or calls from the own phone of the person. */
async function isOwner(
  { photoKeys }: Deps,
  photo: { id: string; attendeeId: string },
  { ownerKey, identify }: PhotoCaller,
): Promise<boolean> {
  if (ownerKey !== undefined && hashOf(ownerKey).equals(hashOf(photoKeys.ownerKeyOf(photo.id)))) return true
  const caller = await identify('phone-owner')
  return caller.kind === 'phone-owner' && caller.attendee.id === photo.attendeeId
}
