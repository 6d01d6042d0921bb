import type { FastifyRequest } from 'fastify'
import type { Response } from '../../contract/endpoint.ts'
import type { findPhone as findPhoneCall } from '../../contract/phones.ts'
import type { Deps } from '../deps.ts'
import { claimedAfter } from './attendee-on-phone.ts'
import { phoneHashOf } from './phone-cookie.ts'
import { findPhone, removePhone } from './phone-store.ts'

/** Whose phone is calling, and their visit on it; nobody's is an answer as well. */
export async function findOwnPhone(
  deps: Deps,
  request: FastifyRequest,
): Promise<Response<typeof findPhoneCall>> {
  const hash = phoneHashOf(request)
  const phone = hash && (await findPhone(deps.db, hash, claimedAfter(deps)))
  return phone ?? { attendee: null, sessionId: null }
}

/** Makes the calling phone nobody's. */
export async function forgetOwnPhone(deps: Deps, request: FastifyRequest): Promise<void> {
  const hash = phoneHashOf(request)
  if (hash !== undefined) await removePhone(deps.db, hash)
}
