import type { IdentifyCaller } from '../caller.ts'
import type { Spending, UsageCaps } from './caps.ts'

/** For whom something is used: what a new session does not renew. */
export type Spender =
  | { kind: 'attendee' | 'guest' | 'station'; id: string }
  /** Whoever brings no cookie of ours. */
  | { kind: 'nobody' }
  /** The preparation before the event, which leaves a quarter of the day to the guests who ask. */
  | { kind: 'preparation' }

/**
 * Tells for whom a call uses a service.
 * @param guestId from the guest cookie
 * @param attendeeId whose session it is, where the call has one
 */
export async function identifySpender(
  identify: IdentifyCaller,
  guestId: string | undefined,
  attendeeId: string | null = null,
): Promise<Spender> {
  if (attendeeId !== null) return { kind: 'attendee', id: attendeeId }
  const caller = await identify('station', 'phone-owner')
  if (caller.kind === 'station') return { kind: 'station', id: caller.id }
  if (caller.kind === 'phone-owner') return { kind: 'attendee', id: caller.attendee.id }
  return guestId === undefined ? { kind: 'nobody' } : { kind: 'guest', id: guestId }
}

/** What is counted together, and how much of it there may be. */
export interface Purse extends Spending {
  holder: string
  /** For the whole festival, and not for a day. */
  isEvent: boolean
}

/** The purses that a spender uses up. */
export function pursesOf(spender: Spender, caps: UsageCaps): Purse[] {
  const ofDay = (holder: string, cap: Spending): Purse => ({ holder, isEvent: false, ...cap })
  const all = [ofDay('all', caps.day), { holder: 'all', isEvent: true, ...caps.event }]
  if (spender.kind === 'preparation') return [ofDay('preparation', caps.anonymous), ...all]
  const own = spender.kind === 'nobody' ? 'nobody' : `${spender.kind}:${spender.id}`
  const hasOwn = spender.kind === 'attendee' || spender.kind === 'guest'
  const isAnonymous = spender.kind === 'guest' || spender.kind === 'nobody'
  return [
    ofDay(own, hasOwn ? caps.guest : caps.shared),
    ...(isAnonymous ? [ofDay('anonymous', caps.anonymous)] : []),
    ...all,
  ]
}
