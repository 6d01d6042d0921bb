import QRCode from 'qrcode'
import { type Journey, SessionId } from '../../contract/journeys.ts'
import type { SessionOwner } from '../../contract/wristbands.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findSession, findSessionOwner, listFortunes, listQuestions } from './store.ts'

/** Pixels of the QR image: sharp on a wall, small in a message. */
const QR_WIDTH = 480

/** Whose session this is. @throws Refusal session_not_found, also for what cannot be a session id */
export async function getSessionOwner({ db }: Deps, sessionId: string): Promise<SessionOwner> {
  const owner = isSessionId(sessionId) ? await findSessionOwner(db, sessionId) : undefined
  if (!owner) throw new Refusal('session_not_found')
  return owner
}

/** The saved journey of a session. @throws Refusal journey_not_found */
export async function getJourney({ db }: Deps, sessionId: string): Promise<Journey> {
  await refuseUnknown(db, sessionId)
  const [fortunes, questions] = await Promise.all([listFortunes(db, sessionId), listQuestions(db, sessionId)])
  return { fortunes: fortunes.reverse(), questions }
}

/** Link and QR code that open a journey on another device. @throws Refusal journey_not_found */
export async function getQrCode({ db, config }: Deps, sessionId: string) {
  await refuseUnknown(db, sessionId)
  const url = `${config.publicUrl}/fortune-teller/journey/${sessionId}`
  // Level M and four quiet modules: read from two metres away, on a scratched kiosk screen.
  const qrCodeDataUrl = await QRCode.toDataURL(url, { errorCorrectionLevel: 'M', margin: 4, width: QR_WIDTH })
  return { url, qrCodeDataUrl }
}

async function refuseUnknown(db: Deps['db'], sessionId: string): Promise<void> {
  const session = isSessionId(sessionId) ? await findSession(db, sessionId) : undefined
  if (!session) throw new Refusal('journey_not_found')
}

function isSessionId(value: string): boolean {
  return SessionId.safeParse(value).success
}
