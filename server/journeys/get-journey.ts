import { type Journey, SessionId } from '../../contract/journeys.ts'
import type { SessionOwner } from '../../contract/wristbands.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { drawQrCode } from '../qr-code.ts'
import { isHeld } from './session-holder.ts'
import { findSession, findSessionNames, listFortunes, listQuestions } from './store.ts'

/** Quiet modules: read from two metres away, on a scratched kiosk screen. */
const QR_MARGIN = 4

/**
 * Whose session this is. A link alone names nobody: only who holds the session of an attendee is told.
 * @throws Refusal session_not_found, also for what cannot be a session id
 */
export async function getSessionOwner(
  deps: Deps,
  identify: IdentifyCaller,
  sessionId: string,
): Promise<SessionOwner> {
  const session = isSessionId(sessionId) ? await findSession(deps.db, sessionId) : undefined
  if (!session) throw new Refusal('session_not_found')
  const isTold = await isHeld(deps, identify, session)
  const names = isTold ? await findSessionNames(deps.db, sessionId) : undefined
  return { sessionId, tiktokUsername: null, attendeeName: null, ...names }
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
  return { url, qrCodeDataUrl: await drawQrCode(url, QR_MARGIN) }
}

async function refuseUnknown(db: Deps['db'], sessionId: string): Promise<void> {
  const session = isSessionId(sessionId) ? await findSession(db, sessionId) : undefined
  if (!session) throw new Refusal('journey_not_found')
}

function isSessionId(value: string): boolean {
  return SessionId.safeParse(value).success
}
