import QRCode from 'qrcode'
import type { Request, Response } from '../../contract/endpoint.ts'
import { type makePairingCode as makeCall, PAIRING_CODE_SECONDS } from '../../contract/phones.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { createSecret } from '../secret.ts'
import { stoodAt } from '../stations/index.ts'
import {
  findRecentCheckIn,
  findRecentTap,
  type RecentVisit,
  upsertPairingCode,
} from './pairing-code-store.ts'
import { SECRET_BYTES } from './phone-cookie.ts'

type Asked = Request<typeof makeCall>['body']

/** Pixels of the QR image: read from a metre away on a kiosk screen. */
const QR_WIDTH = 480

/**
 * Makes the code that a station shows after a tap or a check-in. Who taps stands at the station, so nobody else may ask:
 * ids of awards can be counted, and a session id travels in shared links.
 * @throws Refusal claim_expired when it is too late or a phone has taken it, station_not_paired for other devices
 */
export async function makePairingCode(
  deps: Deps,
  identify: IdentifyCaller,
  asked: Asked,
): Promise<Response<typeof makeCall>> {
  const caller = await identify('station')
  // Whether somebody has just tapped is nobody's business who does not stand there.
  if (deps.config.mode === 'live' && caller.kind === 'guest') throw new Refusal('station_not_paired')
  const visit = await visitOf(deps, asked)
  if (!visit) throw new Refusal('claim_expired')
  if (!visit.isOpenToAll && !(await isStation(deps, identify, visit))) throw new Refusal('station_not_paired')
  const { secret, hash } = createSecret(SECRET_BYTES)
  const expiresAt = new Date(deps.clock.now().getTime() + PAIRING_CODE_SECONDS * 1000)
  const source = 'interactionId' in asked ? `tap ${asked.interactionId}` : `visit ${asked.sessionId}`
  const isKept = await upsertPairingCode(deps.db, {
    source,
    codeHash: hash,
    attendeeId: visit.attendeeId,
    expiresAt,
  })
  if (!isKept) throw new Refusal('claim_expired')
  const url = `${deps.config.publicUrl}/claim/${secret}`
  const qrCodeDataUrl = await QRCode.toDataURL(url, { errorCorrectionLevel: 'M', margin: 3, width: QR_WIDTH })
  return { url, qrCodeDataUrl, expiresAt: expiresAt.toISOString() }
}

function visitOf({ db, clock }: Deps, asked: Asked): Promise<RecentVisit | undefined> {
  if ('sessionId' in asked) return findRecentCheckIn(db, asked.sessionId, PAIRING_CODE_SECONDS)
  const after = new Date(clock.now().getTime() - PAIRING_CODE_SECONDS * 1000)
  return findRecentTap(db, asked.interactionId, after)
}

/** A tap is followed by its own place; a check-in by the station that heard it. */
async function isStation(
  deps: Deps,
  identify: IdentifyCaller,
  { installationId, stationId }: RecentVisit,
): Promise<boolean> {
  const caller = await identify('station')
  if (caller.kind === 'guest') return false
  if (installationId === null) return caller.id === stationId
  return stoodAt(deps, caller, installationId, deps.clock.now())
}
