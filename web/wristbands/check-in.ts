import type { SessionOwner } from '../../contract/wristbands.ts'

/** How long the welcome stays before the experience begins (specification section 9). */
export const REDIRECT_MS = 2_000

/** The check-in kiosk: it reads, it asks, it knows; `waiting` are bands that were held to it meanwhile. */
export type CheckIn =
  | { phase: 'scanning' }
  | { phase: 'authenticating'; tag: string; waiting: readonly string[] }
  | { phase: 'authenticated'; tag: string; owner: SessionOwner; waiting: readonly string[] }

/** A band was read, the server has answered about it, or its welcome was long enough. */
export type CheckInEvent =
  | { type: 'scanned'; tag: string; canWait: boolean }
  | { type: 'accepted'; owner: SessionOwner }
  | { type: 'failed' }
  | { type: 'welcomed' }

/**
 * Moves the check-in on. While one band is under way, a station lets the next ones wait for their own answer; elsewhere
 * they are ignored (specification section 4). The same band held twice is one. A failure lets everybody try again.
 */
export function checkIn(state: CheckIn, event: CheckInEvent): CheckIn {
  switch (event.type) {
    case 'scanned':
      return scanned(state, event)
    case 'accepted':
      return state.phase === 'authenticating'
        ? { ...state, phase: 'authenticated', owner: event.owner }
        : state
    case 'failed':
      return state.phase === 'authenticating' ? next(state.waiting) : state
    case 'welcomed':
      return state.phase === 'authenticated' ? next(state.waiting) : state
  }
}

function scanned(state: CheckIn, { tag, canWait }: { tag: string; canWait: boolean }): CheckIn {
  if (state.phase === 'scanning') return { phase: 'authenticating', tag, waiting: [] }
  if (!canWait || state.tag === tag || state.waiting.includes(tag)) return state
  return { ...state, waiting: [...state.waiting, tag] }
}

function next([tag, ...waiting]: readonly string[]): CheckIn {
  return tag === undefined ? { phase: 'scanning' } : { phase: 'authenticating', tag, waiting }
}
