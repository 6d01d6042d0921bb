import { createHmac } from 'node:crypto'
import { createSealing, deriveKey, type Sealing } from '../sealing.ts'

/** Seals pictures under the ids of their photos, and makes the secrets of their links. */
export interface PhotoKeys extends Sealing {
  /**
   * The secret in a photo's link, 144 bits. It is computed from the photo's id, so that the mail can name it while the
   * database holds nothing but its hash.
   */
  tokenOf(photoId: string): string
  /** The secret with which a photo's owner deletes it, 144 bits, computed as that of its link. Who has one has not the other. */
  ownerKeyOf(photoId: string): string
}

const TOKEN_BYTES = 18

/** Derives the keys from a secret, one for each purpose. */
export function derivePhotoKeys(secret: string): PhotoKeys {
  return {
    ...createSealing(secret, 'livefest photo pictures'),
    tokenOf: secretsUnder(deriveKey(secret, 'livefest photo links')),
    ownerKeyOf: secretsUnder(deriveKey(secret, 'livefest photo owners')),
  }
}

function secretsUnder(key: Buffer): (photoId: string) => string {
  return (photoId) =>
    createHmac('sha256', key).update(photoId).digest().subarray(0, TOKEN_BYTES).toString('base64url')
}
