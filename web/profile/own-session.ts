import { keep } from '../platform/keepsake.ts'
import { forget, identityKeys, recall, remember } from '../platform/remembered.ts'
import { beNobodysDevice } from '../platform/use-surface.ts'

/** The name under which the last profile is kept for the time without network. */
export const PROFILE_KEPT = 'profile'

/** Who this phone's visitor is, from now on. */
export function beIdentified(sessionId: string): void {
  remember('sessionId', sessionId)
  remember('fortuneTellerSessionId', sessionId)
}

/** Nothing on this phone tells any more who its visitor was. */
export function forgetOwnSession(): void {
  forget(...identityKeys)
  keep(PROFILE_KEPT, null)
  beNobodysDevice()
}

/** The visit on this phone until now, a guest's perhaps. */
export function earlierSession(): string | null {
  return recall('sessionId') ?? recall('fortuneTellerSessionId')
}
