import type { Response } from '../../contract/endpoint.ts'
import type { takePairingCode as takeCall } from '../../contract/phones.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { copyGuestJourney, openSession } from '../journeys/index.ts'
import { copyGuestItinerary } from '../programme/index.ts'
import { createSecret, hashOf } from '../secret.ts'
import { takeCodeOnce } from './pairing-code-store.ts'
import { SECRET_BYTES } from './phone-cookie.ts'
import { insertPhone, removePhone } from './phone-store.ts'

/** The code that was scanned, and what the phone was until now. */
interface CodeTaken {
  code: string
  guestSessionId: string | null
  /** The secret of whoever's phone it was before. */
  earlierSecret: string | undefined
}

/**
 * Makes a phone the attendee's own: opens a visit of theirs, into which what a guest
 * had on this phone comes along.
 * @returns the answer, and the secret for the phone's cookie
 * @throws Refusal claim_expired for a code that is unknown, used or too old
 */
export function takePairingCode(
  { db, clock }: Deps,
  { code, guestSessionId, earlierSecret }: CodeTaken,
): Promise<{ answer: Response<typeof takeCall>; secret: string }> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const attendee = await takeCodeOnce(tx, hashOf(code), now)
    if (!attendee) throw new Refusal('claim_expired')
    const sessionId = await openSession({ db: tx }, attendee.id, { openedBy: 'phone' })
    if (guestSessionId !== null) {
      await copyGuestJourney(tx, guestSessionId, sessionId)
      await copyGuestItinerary(tx, guestSessionId, attendee.id)
    }
    if (earlierSecret) await removePhone(tx, hashOf(earlierSecret))
    const { secret, hash } = createSecret(SECRET_BYTES)
    await insertPhone(tx, { secretHash: hash, attendeeId: attendee.id, sessionId, pairedAt: now })
    return { answer: { sessionId, attendee }, secret }
  })
}
