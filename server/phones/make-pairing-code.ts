import type { Response } from '../../contract/endpoint.ts'
import { type makePairingCode as makeCall, PAIRING_CODE_SECONDS } from '../../contract/phones.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { findErasure } from '../erasures/index.ts'
import { Refusal } from '../http/refusal.ts'
import { drawQrCode } from '../qr-code.ts'
import { createSecret } from '../secret.ts'
import { upsertPairingCode } from './pairing-code-store.ts'
import { SECRET_BYTES } from './phone-cookie.ts'
import { getRecentVisit, type VisitName } from './recent-visit.ts'

/**
 * Makes the code that a station shows after a tap or a check-in, and tells it whether whoever tapped has asked to be
 * erased.
 * @throws Refusal claim_expired when it is too late or a phone has taken it, station_not_paired for other devices
 */
export async function makePairingCode(
  deps: Deps,
  identify: IdentifyCaller,
  asked: VisitName,
): Promise<Response<typeof makeCall>> {
  const visit = await getRecentVisit(deps, identify, asked)
  if (!visit) throw new Refusal('claim_expired')
  const { secret, hash } = createSecret(SECRET_BYTES)
  const expiresAt = new Date(deps.clock.now().getTime() + PAIRING_CODE_SECONDS * 1000)
  const source = 'interactionId' in asked ? `tap ${asked.interactionId}` : `visit ${asked.sessionId}`
  const isKept = await upsertPairingCode(deps.db, {
    source,
    codeHash: hash,
    attendeeId: visit.attendeeId,
    expiresAt,
  })
  const erasure = await findErasure(deps.db, visit.attendeeId)
  // A phone has taken the code of this tap already; who asked to be erased is asked all the same.
  if (!isKept && !erasure) throw new Refusal('claim_expired')
  const url = `${deps.config.publicUrl}/claim/${secret}`
  return {
    url,
    qrCodeDataUrl: await drawQrCode(url),
    expiresAt: expiresAt.toISOString(),
    ...(erasure && { isErasureAsked: true as const }),
  }
}
