import type { SessionOwner } from '../../contract/wristbands.ts'

/** How long the welcome stays before the experience begins (specification section 9). */
export const REDIRECT_MS = 2_000

/** The check-in kiosk: it reads, it asks, it knows. */
export type CheckIn =
  | { phase: 'scanning' }
  | { phase: 'authenticating'; tag: string }
  | { phase: 'authenticated'; tag: string; owner: SessionOwner }

/** A band was read, or the server has answered about it. */
export type CheckInEvent =
  | { type: 'scanned'; tag: string }
  | { type: 'accepted'; owner: SessionOwner }
  | { type: 'failed' }

/** Moves the check-in on: a second scan is ignored while one is under way, a failure lets everybody try again. */
export function checkIn(state: CheckIn, event: CheckInEvent): CheckIn {
  if (event.type === 'scanned') {
    return state.phase === 'scanning' ? { phase: 'authenticating', tag: event.tag } : state
  }
  if (state.phase !== 'authenticating') return state
  return event.type === 'accepted'
    ? { phase: 'authenticated', tag: state.tag, owner: event.owner }
    : { phase: 'scanning' }
}
