import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
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

/** Hash of the secret that the calling phone carries. */
export function phoneHashOf(request: FastifyRequest): Buffer | undefined {
  const secret = request.cookies[PHONE_COOKIE]
  return secret === undefined || secret === '' ? undefined : hashOf(secret)
}

/** Gives the phone a secret that scripts cannot read and other sites cannot send along. */
export function setPhoneCookie(reply: FastifyReply, deps: Deps, secret: string): void {
  void reply.setCookie(PHONE_COOKIE, secret, { ...attributes(deps), maxAge: PHONE_SECONDS })
}

/** Takes the secret from the phone again. */
export function clearPhoneCookie(reply: FastifyReply, deps: Deps): void {
  void reply.clearCookie(PHONE_COOKIE, attributes(deps))
}

function attributes({ config }: Deps) {
  // Lax: the phone comes back by a link that its camera opened.
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
  } as const
}
