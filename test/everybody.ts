import { type Access, type Permission, permissions, type Role, Role as Roles } from '../contract/roles.ts'
import { Scope } from '../contract/scopes.ts'
import { anApiKey } from './api-key.ts'
import { aWristband } from './factories.ts'
import type { TestFestival } from './open-test-festival.ts'
import { ownPhoneOf } from './own-phone.ts'
import { aStation, aWaitingDevice } from './paired-station.ts'
import { signInAs } from './sign-in-as.ts'

/** Somebody who calls, as far as a declared access can tell. */
export interface TestCaller {
  role?: Role
  /** What a role of one's own allows, and nothing else. */
  permissions?: readonly Permission[]
  isStation?: boolean
  /** What its API key may do. */
  scopes?: readonly Scope[]
  /** The header of its API key; it may be one that opens nothing. */
  authorization?: string
  /** The cookie of one call: another call may have ended what it stands for. */
  cookie(): Promise<string>
}

/** What the declared access answers: let through, sign in first, or not for you. */
export function declared(
  access: Access,
  caller: Pick<TestCaller, 'role' | 'permissions' | 'isStation' | 'scopes'>,
  scope?: Scope,
): 'let through' | 401 | 403 {
  const { role, permissions: chosen, isStation = false, scopes } = caller
  if (access === 'anyone') return 'let through'
  if (access === 'station') return isStation ? 'let through' : 403
  if (scopes) return scope !== undefined && scopes.includes(scope) ? 'let through' : 403
  if (role === undefined && chosen === undefined) return 401
  if (access === 'signed-in') return 'let through'
  if (chosen) return chosen.includes(access) ? 'let through' : 403
  return (permissions[access] as readonly (Role | undefined)[]).includes(role) ? 'let through' : 403
}

type Festival = Pick<TestFestival, 'app' | 'sql' | 'clock' | 'db'>

/** A role that no built-in one contains: what only admins may, without what all the staff may. */
const unusual: readonly Permission[] = ['audit:read', 'finale:manage', 'exports:read', 'prizes:hand-over']

/** Everybody who calls a festival: strangers, what once was somebody, phones, stations, and every role. */
export async function everybodyAt(festival: TestFestival): Promise<Record<string, TestCaller>> {
  const station = (await aStation(festival, 'tap-tracking')).headers
  return {
    nobody: { cookie: async () => '' },
    'a guest with a session': { cookie: async () => `session=${'a'.repeat(32)}` },
    'somebody with invented cookies': {
      cookie: async () => 'livefest_staff=let-me-in; livefest_station=let-me-in; livefest_phone=let-me-in',
    },
    'a disabled admin with an old session': { cookie: staffCookie(festival, 'admin', false) },
    'an own phone': { cookie: always((await ownPhoneOf(festival, await aWristband(festival))).headers) },
    'a device that waits': { cookie: always((await aWaitingDevice(festival)).headers) },
    'a station': { isStation: true, cookie: always(station) },
    ...(await programsAt(festival)),
    'a revoked station': { cookie: always(await aRevokedStation(festival)) },
    ...Object.fromEntries(
      Roles.options.map((role) => [`${role} staff`, { role, cookie: staffCookie(festival, role) }]),
    ),
    ...(await ownRolesAt(festival)),
  }
}

/** Roles of one's own: one as it was made, and one that was changed after its holder had signed in. */
async function ownRolesAt(festival: Festival): Promise<Record<string, TestCaller>> {
  return {
    "staff with a role of one's own": { permissions: unusual, cookie: staffCookie(festival, unusual) },
    'staff whose role was changed': {
      permissions: ['audit:read'],
      cookie: async () => {
        const { id, headers } = await signInAs(festival, unusual)
        const role = '(SELECT own_role_id FROM users WHERE id = $1)'
        await festival.sql(`UPDATE staff_roles SET permissions = '{audit:read}' WHERE id = ${role}`, [id])
        return headers.cookie
      },
    },
  }
}

/** Programs with keys: one for each kind of answer. */
async function programsAt(festival: Festival): Promise<Record<string, TestCaller>> {
  const cookie = async () => ''
  const reader = await anApiKey(festival, { scopes: ['people:read'] })
  return {
    'a key with every scope': { scopes: Scope.options, ...(await anApiKey(festival)).headers, cookie },
    'a key that reads people': { scopes: ['people:read'], ...reader.headers, cookie },
    'a revoked key': { ...(await anApiKey(festival, { revoked: true })).headers, cookie },
    'an invented key': { authorization: 'Bearer let-me-in', cookie },
    // A key beside a session is a key: it can do no more than its scopes.
    'an admin with a revoked key': {
      ...(await anApiKey(festival, { revoked: true })).headers,
      cookie: staffCookie(festival, 'admin'),
    },
  }
}

function always({ cookie }: { cookie: string }) {
  return async () => cookie
}

/** Somebody new for every call. */
function staffCookie(festival: Festival, as: Role | readonly Permission[], isActive = true) {
  return async () => (await signInAs(festival, as, { isActive })).headers.cookie
}

/** A device that was a station, with the cookie that it had. */
export async function aRevokedStation(festival: Festival, installationId = 'tap-tracking') {
  const { id, headers } = await aStation(festival as TestFestival, installationId)
  await festival.sql('UPDATE stations SET revoked_at = paired_at WHERE id = $1', [id])
  return headers
}
