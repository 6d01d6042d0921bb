import type { Response } from '../../contract/endpoint.ts'
import type { findPhone as findPhoneCall } from '../../contract/phones.ts'
import type { IdentifyCaller, PhoneOwner } from '../caller.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../secret.ts'
import { endCodesOf } from './pairing-code-store.ts'
import { PHONE_SECONDS } from './phone-cookie.ts'
import { findPhone, removePhone, removePhonesOf } from './phone-store.ts'

/** The owner of the phone with this secret; nobody for a phone that became somebody's too long ago. */
export async function identifyPhoneOwner(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  secret: string | undefined,
): Promise<PhoneOwner | undefined> {
  if (!secret) return undefined
  const pairedAfter = new Date(clock.now().getTime() - PHONE_SECONDS * 1000)
  const phone = await findPhone(db, hashOf(secret), pairedAfter)
  return phone && { kind: 'phone-owner', ...phone }
}

/** Whose phone is calling, and their visit on it; nobody's is an answer as well. */
export async function getOwnPhone(identify: IdentifyCaller): Promise<Response<typeof findPhoneCall>> {
  const caller = await identify('phone-owner')
  if (caller.kind === 'guest') return { attendee: null, sessionId: null }
  return { attendee: caller.attendee, sessionId: caller.sessionId }
}

/** Makes the phone with this secret nobody's. */
export async function forgetPhone({ db }: Pick<Deps, 'db'>, secret: string | undefined): Promise<void> {
  if (secret) await removePhone(db, hashOf(secret))
}

/** Makes all phones of an attendee nobody's: whoever has their lost band may have made one their own with it. */
export async function endPhonesOf(tx: Transaction, attendeeId: string, now: Date): Promise<void> {
  await endCodesOf(tx, attendeeId, now)
  await removePhonesOf(tx, attendeeId)
}
