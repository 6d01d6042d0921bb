import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { hashOf, isSameSecret } from '../secret.ts'

/** The cookie by which a browser is the same guest in a new session. It opens nothing. */
export const GUEST_COOKIE = 'livefest_guest'

/** A guest stays the same for as long as a phone stays somebody's (seconds). */
export const GUEST_SECONDS = 30 * 24 * 60 * 60

const ID_BYTES = 16

/** Gives browsers their cookie, and reads it: one that somebody invented is none. */
export interface GuestCookies {
  /** Value of a new cookie. */
  issue(): string
  /** Whose cookie it is, as the database may know it. */
  read(value: string | undefined): string | undefined
}

/** The cookies of all processes with this secret; no table holds them. */
export function createGuestCookies(secret: string): GuestCookies {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'livefest guests', 32))
  const sign = (id: string) => `${id}.${createHmac('sha256', key).update(id).digest('base64url')}`
  return {
    issue: () => sign(randomBytes(ID_BYTES).toString('base64url')),
    read(value = '') {
      const id = value.slice(0, Math.max(0, value.indexOf('.')))
      if (id === '' || !isSameSecret(value, sign(id))) return undefined
      return hashOf(id).subarray(0, ID_BYTES).toString('hex')
    },
  }
}
