import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** Seals pictures, and makes the secrets of their links. */
export interface PhotoKeys {
  /** Encrypts a picture; it can be opened only as the picture of the same photo. */
  seal(photoId: string, picture: Buffer): Buffer
  /** @throws when the bytes are not the sealed picture of this photo */
  open(photoId: string, sealed: Buffer): Buffer
  /**
   * The secret in a photo's link, 144 bits. It is computed from the photo's id, so that the mail can name it while the
   * database holds nothing but its hash.
   */
  tokenOf(photoId: string): string
}

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const TOKEN_BYTES = 18

/** Derives the keys from a secret, one for each purpose. */
export function derivePhotoKeys(secret: string): PhotoKeys {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
  const pictureKey = keyFor('livefest photo pictures')
  const tokenKey = keyFor('livefest photo links')
  return {
    seal(photoId, picture) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', pictureKey, nonce).setAAD(Buffer.from(photoId))
      return Buffer.concat([nonce, cipher.update(picture), cipher.final(), cipher.getAuthTag()])
    },
    open(photoId, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', pictureKey, sealed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(photoId))
        .setAuthTag(sealed.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    },
    tokenOf: (photoId) =>
      createHmac('sha256', tokenKey).update(photoId).digest().subarray(0, TOKEN_BYTES).toString('base64url'),
  }
}
