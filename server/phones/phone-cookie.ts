import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '../deps.ts'

/** The cookie that an own phone carries. */
export const PHONE_COOKIE = 'livefest_phone'

/** 128 random bits, as many as a session id has (rulings): nobody guesses a code or a phone's secret. */
const SECRET_BYTES = 16

/** A phone stays somebody's until well after the festival, and no longer (seconds). */
export const PHONE_SECONDS = 30 * 24 * 60 * 60

/** A new code or secret, and the hash that the database keeps of it. */
export function newSecret(): { secret: string; hash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  return { secret, hash: hashOf(secret) }
}

/** What the database keeps of a code or of a phone's secret. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Scripts cannot read the phone's secret, and other sites cannot send it along. */
export function phoneCookieAttributes({ config }: Pick<Deps, 'config'>) {
  // Lax: the phone comes back by a link that its camera opened.
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
  } as const
}
