import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts what the database keeps and must not be able to show by itself. */
export interface Sealing {
  /** @param label what it is of: it can be opened only as that again */
  seal(label: string, content: Buffer): Buffer
  /** @throws when the bytes were not sealed as this, or with another SECRET */
  open(label: string, sealed: Buffer): Buffer
}

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A key made from a secret, another one for each purpose. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES))
}

/** AES-256-GCM with a key for one purpose. */
export function createSealing(secret: string, purpose: string): Sealing {
  const key = deriveKey(secret, purpose)
  return {
    seal(label, content) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label))
      return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()])
    },
    open(label, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE_BYTES))
        .setAAD(Buffer.from(label))
        .setAuthTag(sealed.subarray(-TAG_BYTES))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
    },
  }
}
