import { knownFestival } from './festival.ts'

/** A kiosk nobody touches forgets its visitor: after so much silence, and 20 s in which any touch or tap goes on. */
export const idleMs = () => (knownFestival().timings?.kioskIdleSeconds ?? 45) * 1_000
/** WCAG 2.2.1 asks for at least 20 seconds to say "I am still here". */
export const PROMPT_MS = 20_000

/** Where the silence has led. */
export type Idle =
  | { phase: 'active'; since: number }
  | { phase: 'asking'; since: number }
  | { phase: 'reset' }

/** A moment passed, or somebody did something. */
export type IdleEvent =
  | { type: 'activity'; at: number }
  | { type: 'tick'; at: number; isWorthAsking: boolean }

/** Moves the silence on. Where there is nothing to forget, nobody is asked. */
export function idle(state: Idle, event: IdleEvent): Idle {
  if (event.type === 'activity') return { phase: 'active', since: event.at }
  if (state.phase === 'reset') return { phase: 'active', since: event.at }
  const silence = event.at - state.since
  if (state.phase === 'asking') return silence >= PROMPT_MS ? { phase: 'reset' } : state
  if (silence < idleMs()) return state
  return event.isWorthAsking ? { phase: 'asking', since: event.at } : { phase: 'active', since: event.at }
}
