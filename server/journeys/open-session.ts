import { randomBytes } from 'node:crypto'
import { SessionId } from '../../contract/journeys.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findSession, insertSession } from './store.ts'

/** 128 random bits: nobody finds a journey by guessing (rulings). */
const SESSION_BYTES = 16

/** A visit and, when the visitor was identified, whose it is. */
export interface Session {
  id: string
  attendeeId: string | null
}

/** Opens a new session, of an attendee or of a guest, and returns its id. */
export async function openSession(
  { db }: { db: Database | Transaction },
  attendeeId: string | null,
): Promise<string> {
  const id = randomBytes(SESSION_BYTES).toString('hex')
  await insertSession(db, id, attendeeId)
  return id
}

/** The session with this id; an unknown or missing one becomes a new guest session (api.md). */
export async function resumeOrOpenSession(
  deps: Pick<Deps, 'db'>,
  sessionId: string | null | undefined,
): Promise<Session> {
  const known = SessionId.safeParse(sessionId)
  const session = known.success ? await findSession(deps.db, known.data) : undefined
  if (session) return { id: session.id, attendeeId: session.attendeeId }
  return { id: await openSession(deps, null), attendeeId: null }
}

/** The session with this id. @throws Refusal session_not_found, also for what cannot be a session id */
export async function getSession(deps: Pick<Deps, 'db'>, sessionId: string): Promise<Session> {
  const known = SessionId.safeParse(sessionId)
  const session = known.success ? await findSession(deps.db, known.data) : undefined
  if (!session) throw new Refusal('session_not_found')
  return { id: session.id, attendeeId: session.attendeeId }
}
