import type { Staff } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { hashOf } from '../secret.ts'
import { findStaff } from './session-store.ts'

const HOUR = 3_600_000

/** Tired people forget to sign out: a session ends after 8 h idle, and after 16 h whatever happens. */
const IDLE_MS = 8 * HOUR
const LONGEST_MS = 16 * HOUR

/** The cookie that a signed-in browser carries. */
export const SESSION_COOKIE = 'livefest_staff'

/** The cookie of a browser that has left for the provider. */
export const SIGN_IN_COOKIE = 'livefest_sign_in'

/** Who is signed in, asked of the database every time: a disabled user is out at once, in every process. */
export async function identifyStaff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  secret: string | undefined,
): Promise<Staff | undefined> {
  if (!secret) return undefined
  const now = clock.now()
  const found = await findStaff(db, hashOf(secret), { now, ...limitsAt(now) })
  return found && { kind: 'staff', ...found }
}

/** Which sessions are going on. */
export function limitsAt(now: Date) {
  return {
    seenAfter: new Date(now.getTime() - IDLE_MS),
    startedAfter: new Date(now.getTime() - LONGEST_MS),
  }
}

/** Scripts cannot read the browser's secret, and other sites cannot send it along. */
export function secretAttributes({ config }: Pick<Deps, 'config'>) {
  return {
    httpOnly: true,
    // Lax and not strict: the browser returns from the provider by a link of another site.
    sameSite: 'lax',
    secure: config.publicUrl.startsWith('https:'),
    maxAge: LONGEST_MS / 1000,
  } as const
}
