import { SessionId } from '../../contract/journeys.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import type { Session } from './open-session.ts'
import { findSession } from './store.ts'

/**
 * The session, when it is the caller's: a guest's belongs to whoever knows its id, an attendee's to the attendee's own
 * phone, because a shared journey link tells its id to others. In demo mode knowing the id is enough. Staff never own
 * the session of somebody else.
 * @throws Refusal session_not_found or not_your_session
 */
export async function requireSessionOwner(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  identify: IdentifyCaller,
  sessionId: string,
): Promise<Session> {
  const session = SessionId.safeParse(sessionId).success ? await findSession(db, sessionId) : undefined
  if (!session) throw new Refusal('session_not_found')
  const { id, attendeeId } = session
  if (attendeeId === null || config.mode === 'demo') return { id, attendeeId }
  const caller = await identify('phone-owner')
  if (caller.kind === 'guest' || caller.attendee.id !== attendeeId) throw new Refusal('not_your_session')
  return { id, attendeeId }
}
