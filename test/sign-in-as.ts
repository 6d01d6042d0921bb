import { randomBytes } from 'node:crypto'
import type { Permission, Role } from '../contract/roles.ts'
import { hashOf } from '../server/secret.ts'
import { SESSION_COOKIE } from '../server/staff/staff-session.ts'
import type { TestFestival } from './open-test-festival.ts'

/** A member of staff who is signed in. */
export interface SignedIn {
  id: string
  /** Headers of every request of theirs. */
  headers: { cookie: string }
}

/** Writes a role of one's own. @returns its id */
export async function anOwnRole(
  { sql }: Pick<TestFestival, 'sql'>,
  permissions: readonly Permission[],
): Promise<string> {
  const name = `Crew ${randomBytes(4).toString('hex')}`
  const [role] = await sql<{ id: string }>(
    'INSERT INTO staff_roles (name, permissions) VALUES ($1, $2) RETURNING id',
    [name, permissions],
  )
  if (!role) throw new Error('the role was not written')
  return role.id
}

/** Signs a new user in, with a built-in role or one of one's own with these permissions. `isActive: false` is somebody who was disabled after they had signed in. */
export async function signInAs(
  { sql, clock }: Pick<TestFestival, 'sql' | 'clock'>,
  as: Role | readonly Permission[],
  { isActive = true }: { isActive?: boolean } = {},
): Promise<SignedIn> {
  const [secret, subject] = [randomBytes(16).toString('base64url'), randomBytes(8).toString('hex')]
  const [role, ownRoleId] = typeof as === 'string' ? [as, null] : ['read-only', await anOwnRole({ sql }, as)]
  const [user] = await sql<{ id: string }>(
    `INSERT INTO users (issuer, subject, email, first_name, last_name, role, own_role_id, is_active)
     VALUES ('https://identity.example', $1, $2, 'Sam', 'Rivera', $3, $4, $5) RETURNING id`,
    [subject, `${subject}@crew.example`, role, ownRoleId, isActive],
  )
  if (!user) throw new Error('nobody was signed in')
  await sql(
    `INSERT INTO staff_sessions (id_hash, user_id, id_token, started_at, last_seen_at) VALUES ($1, $2, '', $3, $3)`,
    [hashOf(secret), user.id, clock.now()],
  )
  return { id: user.id, headers: { cookie: `${SESSION_COOKIE}=${secret}` } }
}
