import { and, eq, gt, gte, lt, or, sql } from 'drizzle-orm'
import type { User } from '../../contract/staff.ts'
import type { Database } from '../db/client.ts'
import type { SignInSecrets } from '../providers/identity/port.ts'
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
  { idHash, userId, idToken, now }: { idHash: Buffer; userId: string; idToken: string; now: Date },
): Promise<void> {
  await db.insert(staffSessions).values({ idHash, userId, idToken, startedAt: now, lastSeenAt: now })
}

/** The active user of a session that is neither idle nor old; says that it was seen, at most once a minute. */
export async function findStaff(
  db: Database,
  idHash: Buffer,
  { now, seenAfter, startedAfter }: { now: Date; seenAfter: Date; startedAfter: Date },
): Promise<User | undefined> {
  const isAwake = and(eq(staffSessions.idHash, idHash), gt(staffSessions.lastSeenAt, seenAfter))
  const aMinuteAgo = new Date(now.getTime() - 60_000)
  const seen = db.$with('seen').as(
    db
      .update(staffSessions)
      .set({ lastSeenAt: now })
      .where(and(isAwake, lt(staffSessions.lastSeenAt, aMinuteAgo)))
      .returning({ userId: staffSessions.userId }),
  )
  const [user] = await db
    .with(seen)
    .select(userColumns)
    .from(staffSessions)
    .innerJoin(users, eq(users.id, staffSessions.userId))
    .where(and(isAwake, gt(staffSessions.startedAt, startedAfter), users.isActive))
  return user
}

/** Ends a session and tells the provider's hint for ending its own. */
export async function removeStaffSession(db: Database, idHash: Buffer): Promise<string | undefined> {
  const [session] = await db
    .delete(staffSessions)
    .where(eq(staffSessions.idHash, idHash))
    .returning({ idToken: staffSessions.idToken })
  return session?.idToken
}
