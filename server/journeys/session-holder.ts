import { SessionId } from '../../contract/journeys.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findSession } from './store.ts'

/** A visit and, when the visitor was identified, whose it is. */
export interface Session {
  id: string
  attendeeId: string | null
}

/** A session and the station that opened it, if one did. */
interface OpenedSession extends Session {
  stationId: string | null
}

/**
 * Whether the caller may write into a session: a guest's goes on with whoever has its link, an attendee's with their own
 * phone and with the station that opened it. In demo mode knowing the id is enough.
 */
export async function isHeld(
  { config }: Pick<Deps, 'config'>,
  identify: IdentifyCaller,
  session: OpenedSession,
): Promise<boolean> {
  if (session.attendeeId === null || config.mode === 'demo') return true
  if (await isOwners(identify, session.attendeeId)) return true
  if (session.stationId === null) return false
  const station = await identify('station')
  return station.kind === 'station' && station.id === session.stationId
}

/**
 * The session, when the caller may write into it.
 * @throws Refusal session_not_found or not_your_session
 */
export async function requireSessionHolder(
  deps: Pick<Deps, 'db' | 'config'>,
  identify: IdentifyCaller,
  sessionId: string,
): Promise<Session> {
  const session = await getKnown(deps, sessionId)
  if (!(await isHeld(deps, identify, session))) throw new Refusal('not_your_session')
  return { id: session.id, attendeeId: session.attendeeId }
}

/**
 * The session, when what is private about its attendee may be told to the caller: to their own phone alone, not to a
 * station, where the next visitor may be standing already, and never to staff. A guest's session has nothing private. In
 * demo mode knowing the id is enough.
 * @throws Refusal session_not_found or not_your_session
 */
export async function requireSessionOwner(
  deps: Pick<Deps, 'db' | 'config'>,
  identify: IdentifyCaller,
  sessionId: string,
): Promise<Session> {
  const { id, attendeeId } = await getKnown(deps, sessionId)
  const isOpen = attendeeId === null || deps.config.mode === 'demo'
  if (!isOpen && !(await isOwners(identify, attendeeId))) throw new Refusal('not_your_session')
  return { id, attendeeId }
}

async function getKnown({ db }: Pick<Deps, 'db'>, sessionId: string): Promise<OpenedSession> {
  const session = SessionId.safeParse(sessionId).success ? await findSession(db, sessionId) : undefined
  if (!session) throw new Refusal('session_not_found')
  return session
}

/** Whether the caller is the own phone of an attendee. */
async function isOwners(identify: IdentifyCaller, attendeeId: string): Promise<boolean> {
  const phone = await identify('phone-owner')
  return phone.kind === 'phone-owner' && phone.attendee.id === attendeeId
}
