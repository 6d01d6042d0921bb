import type { User } from '../../contract/staff.ts'
import type { Database } from '../db/client.ts'
import type { SignInSecrets } from '../providers/identity/port.ts'

/** A sign-in that is on its way: its secrets, and the screen of ours that it leads back to. */
type StartedSignIn = SignInSecrets & { returnTo: string | null }

/** The columns of a user as the contract names them. */
const USER = `u.id, u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.role, u.is_active AS "isActive"`

export async function insertSignIn(
  db: Database,
  idHash: Buffer,
  { state, nonce, codeVerifier, returnTo }: StartedSignIn,
  now: Date,
): Promise<void> {
  await db.$client.query(
    `INSERT INTO sign_ins (id_hash, state, nonce, code_verifier, return_to, started_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [idHash, state, nonce, codeVerifier, returnTo, now],
  )
}

/** Takes a sign-in out: it can be finished once. Old ones go along. */
export async function takeSignIn(
  db: Database,
  idHash: Buffer,
  notBefore: Date,
): Promise<StartedSignIn | undefined> {
  const { rows } = await db.$client.query<StartedSignIn & { mine: boolean }>(
    `DELETE FROM sign_ins WHERE id_hash = $1 OR started_at < $2
     RETURNING state, nonce, code_verifier AS "codeVerifier", return_to AS "returnTo", id_hash = $1 AND started_at >= $2 AS mine`,
    [idHash, notBefore],
  )
  return rows.find((row) => row.mine)
}

export async function insertStaffSession(
  db: Database,
  session: { idHash: Buffer; userId: string; idToken: string; now: Date },
): Promise<void> {
  await db.$client.query(
    `INSERT INTO staff_sessions (id_hash, user_id, id_token, started_at, last_seen_at) VALUES ($1, $2, $3, $4, $4)`,
    [session.idHash, session.userId, session.idToken, session.now],
  )
}

/** The active user of a session that is neither idle nor old; says that it was seen, at most once a minute. */
export async function findStaff(
  db: Database,
  idHash: Buffer,
  limits: { now: Date; seenAfter: Date; startedAfter: Date },
): Promise<User | undefined> {
  const { rows } = await db.$client.query<User>({
    name: 'find-staff',
    text: `WITH seen AS (
        UPDATE staff_sessions SET last_seen_at = $2
        WHERE id_hash = $1 AND last_seen_at < $2::timestamptz - interval '1 minute' AND last_seen_at > $3
      )
      SELECT ${USER} FROM staff_sessions s JOIN users u ON u.id = s.user_id
      WHERE s.id_hash = $1 AND s.last_seen_at > $3 AND s.started_at > $4 AND u.is_active`,
    values: [idHash, limits.now, limits.seenAfter, limits.startedAfter],
  })
  return rows[0]
}

/** Ends a session and tells the provider's hint for ending its own. */
export async function removeStaffSession(db: Database, idHash: Buffer): Promise<string | undefined> {
  const { rows } = await db.$client.query<{ id_token: string }>(
    'DELETE FROM staff_sessions WHERE id_hash = $1 RETURNING id_token',
    [idHash],
  )
  return rows[0]?.id_token
}
