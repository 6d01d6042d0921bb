import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { PHONE_SECONDS, phoneHashOf } from './phone-cookie.ts'
import { findPhone } from './phone-store.ts'

/** Whose own phone is calling: the attendee's id, or undefined for a phone that is nobody's. */
export async function attendeeOnPhone(deps: Deps, request: FastifyRequest): Promise<string | undefined> {
  const hash = phoneHashOf(request)
  if (hash === undefined) return undefined
  const phone = await findPhone(deps.db, hash, claimedAfter(deps))
  return phone?.attendee.id
}

/** A phone that was claimed before this moment is nobody's any more. */
export function claimedAfter({ clock }: Pick<Deps, 'clock'>): Date {
  return new Date(clock.now().getTime() - PHONE_SECONDS * 1000)
}
