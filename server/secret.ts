import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new secret of so many random bytes, and the hash that the database keeps of it. */
export function createSecret(bytes: number): { secret: string; hash: Buffer } {
  const secret = randomBytes(bytes).toString('base64url')
  return { secret, hash: hashOf(secret) }
}

/** What the database keeps of a secret: nobody who reads it there can show it. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Compares two secrets; how long that takes says nothing of how much of them is the same. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other))
}
