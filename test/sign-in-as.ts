import { randomBytes } from 'node:crypto'
import type { Role } from '../contract/roles.ts'
import { hashOf } from '../server/secret.ts'
import { SESSION_COOKIE } from '../server/staff/staff-session.ts'
import type { TestFestival } from './open-test-festival.ts'

/** A member of staff who is signed in. */
export interface SignedIn {
  id: string
  /** Headers of every request of theirs. */
  headers: { cookie: string }
}

/** Signs a new user in. `isActive: false` is somebody who was disabled after they had signed in. */
export async function signInAs(
  { sql, clock }: Pick<TestFestival, 'sql' | 'clock'>,
  role: Role,
  { isActive = true }: { isActive?: boolean } = {},
): Promise<SignedIn> {
  const [secret, subject] = [randomBytes(16).toString('base64url'), randomBytes(8).toString('hex')]
  const [user] = await sql<{ id: string }>(
    `INSERT INTO users (issuer, subject, email, first_name, last_name, role, is_active)
     VALUES ('https://identity.example', $1, $2, 'Sam', 'Rivera', $3, $4) RETURNING id`,
    [subject, `${subject}@crew.example`, role, isActive],
  )
  if (!user) throw new Error('nobody was signed in')
  await sql(
    `INSERT INTO staff_sessions (id_hash, user_id, id_token, started_at, last_seen_at) VALUES ($1, $2, '', $3, $3)`,
    [hashOf(secret), user.id, clock.now()],
  )
  return { id: user.id, headers: { cookie: `${SESSION_COOKIE}=${secret}` } }
}
