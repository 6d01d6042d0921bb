import type { FastifyRequest } from 'fastify'
import { SessionId } from '../../contract/journeys.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findSession, type Session } from '../journeys/index.ts'
import { attendeeOnPhone } from './attendee-on-phone.ts'

/**
 * The session, when the caller holds it: a guest's belongs to whoever knows its id, an attendee's to the attendee's own
 * phone, because a shared journey link tells its id to others. In demo mode knowing the id is enough. Staff never hold
 * the session of somebody else.
 * @throws Refusal session_not_found or not_your_session
 */
export async function insistOnHolder(
  deps: Deps,
  request: FastifyRequest,
  sessionId: string,
): Promise<Session> {
  const session = SessionId.safeParse(sessionId).success ? await findSession(deps.db, sessionId) : undefined
  if (!session) throw new Refusal('session_not_found')
  const { id, attendeeId } = session
  if (attendeeId === null || deps.config.mode === 'demo') return { id, attendeeId }
  if ((await attendeeOnPhone(deps, request)) !== attendeeId) throw new Refusal('not_your_session')
  return { id, attendeeId }
}
