import QRCode from 'qrcode'
import type { Response } from '../../contract/endpoint.ts'
import type { openStationCode as openCall } from '../../contract/stations.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { createSecret, hashOf } from '../secret.ts'
import { SECRET_BYTES } from './device-cookie.ts'
import { findDevice, upsertWaitingDevice } from './device-store.ts'
import { CODE_MS, newStationCode, plainCode } from './station-code.ts'

/** Pixels of a module. Anyone may ask, and painting a picture costs: the screen enlarges it. */
const QR_SCALE = 6

/**
 * Makes the code by which staff make this device a station. A device that waits already gets a new code in the place of
 * the one before; a station stays what it is until its code is approved.
 * @param mayAsk takes one from what all devices together may ask in a second
 * @returns the answer, and the secret for the device's cookie
 * @throws Refusal too_many_requests
 */
export async function openStationCode(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  mayAsk: () => boolean,
  shownSecret: string | undefined,
): Promise<{ answer: Response<typeof openCall>; secret: string }> {
  if (!mayAsk()) throw new Refusal('too_many_requests', { retryAfterSeconds: 1 })
  const { secret, hash } = await secretOf(db, shownSecret)
  const expiresAt = new Date(clock.now().getTime() + CODE_MS)
  let code = newStationCode()
  while (!(await upsertWaitingDevice(db, waiting(hash, code, expiresAt)))) code = newStationCode()
  const url = `${config.publicUrl}/admin?tab=stations&code=${code}`
  const qrCodeDataUrl = await QRCode.toDataURL(url, { errorCorrectionLevel: 'M', margin: 3, scale: QR_SCALE })
  return { answer: { code, url, qrCodeDataUrl, expiresAt: expiresAt.toISOString() }, secret }
}

/** The secret that a device keeps; a new one for a device that nobody knows, and for a station that was revoked. */
async function secretOf(db: Deps['db'], shown: string | undefined) {
  if (shown) {
    const known = await findDevice(db, hashOf(shown))
    if (known && known.isRevoked !== true) return { secret: shown, hash: hashOf(shown) }
  }
  return createSecret(SECRET_BYTES)
}

function waiting(secretHash: Buffer, code: string, codeExpiresAt: Date) {
  return { secretHash, codeHash: hashOf(plainCode(code)), codeExpiresAt }
}
