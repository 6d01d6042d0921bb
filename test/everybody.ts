import { type Access, permissions, type Role, Role as Roles } from '../contract/roles.ts'
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
  { role, isStation = false, scopes }: Pick<TestCaller, 'role' | 'isStation' | 'scopes'>,
  scope?: Scope,
): 'let through' | 401 | 403 {
  if (access === 'anyone') return 'let through'
  if (access === 'station') return isStation ? 'let through' : 403
  if (scopes) return scope !== undefined && scopes.includes(scope) ? 'let through' : 403
  if (role === undefined) return 401
  if (access === 'signed-in') return 'let through'
  return (permissions[access] as readonly Role[]).includes(role) ? 'let through' : 403
}

type Festival = Pick<TestFestival, 'app' | 'sql' | 'clock' | 'db'>

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
function staffCookie(festival: Festival, role: Role, isActive = true) {
  return async () => (await signInAs(festival, role, { isActive })).headers.cookie
}

/** A device that was a station, with the cookie that it had. */
export async function aRevokedStation(festival: Festival, installationId = 'tap-tracking') {
  const { id, headers } = await aStation(festival as TestFestival, installationId)
  await festival.sql('UPDATE stations SET revoked_at = paired_at WHERE id = $1', [id])
  return headers
}
