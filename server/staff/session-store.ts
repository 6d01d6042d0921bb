import { and, desc, eq, gt, gte, lt, ne, or, sql } from 'drizzle-orm'
import type { User } from '../../contract/staff.ts'
import type { Database, Transaction } from '../db/client.ts'
import type { SignInSecrets } from '../providers/identity/port.ts'
import type { Browser } from './browser-of.ts'
import { userColumns } from './store.ts'
import { signIns, staffSessions, users } from './table.ts'

/** A sign-in that is on its way: its secrets, and the screen of ours that it leads back to. */
type StartedSignIn = SignInSecrets & { returnTo: string | null }

export async function insertSignIn(
  db: Database,
  idHash: Buffer,
  { state, nonce, codeVerifier, returnTo }: StartedSignIn,
  now: Date,
): Promise<void> {
  await db.insert(signIns).values({ idHash, state, nonce, codeVerifier, returnTo, startedAt: now })
}

/** Takes a sign-in out: it can be finished once. Old ones go along. */
export async function takeSignIn(
  db: Database,
  idHash: Buffer,
  notBefore: Date,
): Promise<StartedSignIn | undefined> {
  const { state, nonce, codeVerifier, returnTo } = signIns
  const isMine = and(eq(signIns.idHash, idHash), gte(signIns.startedAt, notBefore))
  const rows = await db
    .delete(signIns)
    .where(or(eq(signIns.idHash, idHash), lt(signIns.startedAt, notBefore)))
    .returning({ state, nonce, codeVerifier, returnTo, isMine: sql<boolean>`${isMine}` })
  return rows.find((row) => row.isMine)
}

export async function insertStaffSession(
  db: Database,
  session: { idHash: Buffer; userId: string; idToken: string; now: Date } & Browser,
): Promise<void> {
  const { now, ...columns } = session
  await db.insert(staffSessions).values({ ...columns, startedAt: now, lastSeenAt: now })
}

/** Sessions that were opened and seen after these moments are going on. */
interface Limits {
  seenAfter: Date
  startedAfter: Date
}

const isGoingOn = ({ seenAfter, startedAfter }: Limits) =>
  and(gt(staffSessions.lastSeenAt, seenAfter), gt(staffSessions.startedAt, startedAfter))

/** The active user of a session that is neither idle nor old, and its id; says that it was seen, at most once a minute. */
export async function findStaff(
  db: Database,
  idHash: Buffer,
  { now, ...limits }: Limits & { now: Date },
): Promise<{ user: User; sessionId: string } | undefined> {
  const isAwake = and(eq(staffSessions.idHash, idHash), isGoingOn(limits))
  const aMinuteAgo = new Date(now.getTime() - 60_000)
  const seen = db.$with('seen').as(
    db
      .update(staffSessions)
      .set({ lastSeenAt: now })
      .from(users)
      .where(
        and(
          isAwake,
          lt(staffSessions.lastSeenAt, aMinuteAgo),
          eq(users.id, staffSessions.userId),
          users.isActive,
        ),
      )
      .returning({ userId: staffSessions.userId }),
  )
  const [found] = await db
    .with(seen)
    .select({ user: userColumns, sessionId: staffSessions.id })
    .from(staffSessions)
    .innerJoin(users, eq(users.id, staffSessions.userId))
    .where(and(isAwake, users.isActive))
  return found
}

const sessionColumns = {
  id: staffSessions.id,
  startedAt: staffSessions.startedAt,
  lastSeenAt: staffSessions.lastSeenAt,
  browser: staffSessions.browser,
  system: staffSessions.system,
}

/** The sessions of a user that are going on, the last seen first. */
export function listSessions(db: Database, userId: string, limits: Limits) {
  return db
    .select(sessionColumns)
    .from(staffSessions)
    .where(and(eq(staffSessions.userId, userId), isGoingOn(limits)))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.startedAt))
}

/** Ends a session of a user. */
export async function removeSession(tx: Transaction, userId: string, id: string) {
  const isMeant = and(eq(staffSessions.userId, userId), eq(staffSessions.id, id))
  const [ended] = await tx.delete(staffSessions).where(isMeant).returning(sessionColumns)
  return ended
}

/** Ends all sessions of a user, but the one with this id. */
export function removeSessions(tx: Transaction, userId: string, exceptId = '') {
  return tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.userId, userId), ne(staffSessions.id, exceptId)))
    .returning(sessionColumns)
}

/** Ends a session and tells the provider's hint for ending its own. */
export async function removeStaffSession(db: Database, idHash: Buffer): Promise<string | undefined> {
  const [session] = await db
    .delete(staffSessions)
    .where(eq(staffSessions.idHash, idHash))
    .returning({ idToken: staffSessions.idToken })
  return session?.idToken
}
