import type { Deps } from '../deps.ts'

/** The cookie that an own phone carries. */
export const PHONE_COOKIE = 'livefest_phone'

/** 128 random bits, as many as a session id has (rulings): nobody guesses a code or a phone's secret. */
export const SECRET_BYTES = 16

/** A phone stays somebody's until well after the festival, and no longer (seconds). */
export const PHONE_SECONDS = 30 * 24 * 60 * 60

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
