import { randomBytes } from 'node:crypto'
import { SessionId } from '../../contract/journeys.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { isHeld, type Session } from './session-holder.ts'
import { findSession, insertSession } from './store.ts'

/** 128 random bits: nobody finds a journey by guessing (rulings). */
const SESSION_BYTES = 16

/** What opens the session of an attendee: a paired station, their own phone, or a browser that is neither. */
export type Opener = { openedBy: 'station'; stationId: string } | { openedBy: 'phone' | 'nobody' }

/** Opens a new session, of an attendee or of a guest, and returns its id. */
export async function openSession(
  { db }: { db: Database | Transaction },
  attendeeId: string | null,
  opener: Opener = { openedBy: 'nobody' },
): Promise<string> {
  const id = randomBytes(SESSION_BYTES).toString('hex')
  await insertSession(db, { id, attendeeId, ...opener })
  return id
}

/**
 * The session with this id, to be written into; an unknown or missing one becomes a new guest session (api.md), and so
 * does an attendee's that the caller does not hold: a shared link only reads.
 */
export async function resumeOrOpenSession(
  deps: Pick<Deps, 'db' | 'config'>,
  identify: IdentifyCaller,
  sessionId: string | null | undefined,
): Promise<Session> {
  const known = SessionId.safeParse(sessionId)
  const session = known.success ? await findSession(deps.db, known.data) : undefined
  if (session && (await isHeld(deps, identify, session))) {
    return { id: session.id, attendeeId: session.attendeeId }
  }
  return { id: await openSession(deps, null), attendeeId: null }
}

/** The session with this id. @throws Refusal session_not_found, also for what cannot be a session id */
export async function getSession(deps: Pick<Deps, 'db'>, sessionId: string): Promise<Session> {
  const known = SessionId.safeParse(sessionId)
  const session = known.success ? await findSession(deps.db, known.data) : undefined
  if (!session) throw new Refusal('session_not_found')
  return { id: session.id, attendeeId: session.attendeeId }
}
