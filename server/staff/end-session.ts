import type { User } from '../../contract/staff.ts'
import type { StaffSession } from '../../contract/staff-sessions.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { refuseAbove } from './may-manage.ts'
import { listSessions, removeSession, removeSessions } from './session-store.ts'
import { limitsAt } from './staff-session.ts'
import { countUsers, findUser } from './store.ts'

/** Who asks, and in which session. */
interface Asker {
  actor: User
  currentId: string
}

/** Where a user is signed in, the last seen first. @throws Refusal user_not_found */
export async function sessionsOf(
  { db, clock }: Deps,
  { currentId }: Asker,
  userId: string,
): Promise<StaffSession[]> {
  if ((await countUsers(db, userId)) === 0) throw new Refusal('user_not_found')
  const rows = await listSessions(db, userId, limitsAt(clock.now()))
  return rows.map(({ startedAt, lastSeenAt, ...row }) => ({
    ...row,
    startedAt: startedAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: row.id === currentId,
  }))
}

/** Ends one session of a user: the next call in it is a 401. @throws Refusal user_not_found, not_found or more_than_own */
export function endSession({ db }: Deps, { actor }: Asker, userId: string, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await requireUser(tx, actor, userId)
    const ended = await removeSession(tx, userId, id)
    if (!ended) throw new Refusal('not_found')
    await recordChange(tx, actor, { action: 'session.end', subject: userId, before: ended })
  })
}

/** Ends all sessions of a user but the one that asks. @throws Refusal user_not_found or more_than_own */
export function endSessions({ db }: Deps, { actor, currentId }: Asker, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await requireUser(tx, actor, userId)
    const { length: ended } = await removeSessions(tx, userId, currentId)
    if (ended > 0)
      await recordChange(tx, actor, { action: 'session.end-all', subject: userId, after: { ended } })
  })
}

/** Nobody ends the sessions of somebody who may do more than they. */
async function requireUser(tx: Transaction, actor: User, id: string): Promise<void> {
  const user = await findUser(tx, id)
  if (!user) throw new Refusal('user_not_found')
  if (id !== actor.id) refuseAbove(actor, user)
}
