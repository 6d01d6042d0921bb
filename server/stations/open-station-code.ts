import type { Response } from '../../contract/endpoint.ts'
import type { openStationCode as openCall } from '../../contract/stations.ts'
import type { Deps } from '../deps.ts'
import { drawQrCode } from '../qr-code.ts'
import { createSecret, hashOf } from '../secret.ts'
import { SECRET_BYTES } from './device-cookie.ts'
import { findDevice, upsertWaitingDevice } from './device-store.ts'
import { CODE_MS, newStationCode, plainCode } from './station-code.ts'

/**
 * Makes the code by which staff make this device a station. A device that waits already gets a new code in the place of
 * the one before; a station stays what it is until its code is approved.
 * @returns the answer, and the secret for the device's cookie
 */
export async function openStationCode(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  shownSecret: string | undefined,
): Promise<{ answer: Response<typeof openCall>; secret: string }> {
  const { secret, hash } = await secretOf(db, shownSecret)
  const expiresAt = new Date(clock.now().getTime() + CODE_MS)
  let code = newStationCode()
  while (!(await upsertWaitingDevice(db, waiting(hash, code, expiresAt)))) code = newStationCode()
  const url = `${config.publicUrl}/admin?tab=stations&code=${code}`
  const qrCodeDataUrl = await drawQrCode(url)
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
