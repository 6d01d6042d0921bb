import type { Access, Role } from '../../contract/roles.ts'
import type { Scope } from '../../contract/scopes.ts'
import { declared } from '../everybody.ts'
import { everybody, ownMatters, stated } from '../open-calls.ts'
import type { Known } from './requests.ts'
import type { Change } from './watch-changes.ts'

/** Somebody who asks, as far as that decides what they may change. */
export interface FuzzCaller {
  name: string
  role?: Role
  isStation?: boolean
  /** The phone of somebody else than the person whose matters everybody knows. */
  isPhone?: boolean
  /** What its API key may do, and the header that shows it. */
  scopes?: readonly Scope[]
  authorization?: string
  cookie(): Promise<string>
}

/** Tables that a call writes to for anybody, whoever that is: visits of guests, and what belongs to them. */
const writtenForAnybody: Record<string, readonly string[]> = {
  openSession: ['sessions'],
  askQuestion: ['sessions', 'questions', 'speakable_texts', 'spending'],
  speak: ['spending'],
  tellFortune: ['sessions', 'fortunes', 'speakable_texts'],
  openStationCode: ['waiting_devices'],
  signIn: ['sign_ins'],
  // Whoever has the address makes us look.
  callPretixHook: ['pretix_sources'],
  // Whoever signs out ends their own session, also a disabled user.
  signOut: ['staff_sessions'],
  signOutByAddress: ['staff_sessions'],
  // The cookie is the phone: whoever has none forgets none.
  forgetPhone: ['phones'],
}

/** What a guest saves in their visit anybody with its link may change; the visit of who was erased is a guest's. */
const guestsItinerary = { table: 'itinerary_items', mark: '"attendee_id": null' }

/** Whether a change is one that the call of somebody may make. */
export function mayChange(
  { operationId, access, scope }: { operationId: string; access: Access; scope?: Scope | undefined },
  caller: FuzzCaller,
  { mode, known }: { mode: 'demo' | 'live'; known: Known },
  { table, row }: Change,
): boolean {
  // Whoever works keeps their session awake, whatever they ask for.
  if (table === 'staff_sessions' && caller.role !== undefined && isSeenAgain(row)) return true
  // So does a key: when it was used last is kept.
  if (table === 'api_keys' && caller.scopes !== undefined && isUsedAgain(row)) return true
  if (access !== 'anyone') return declared(access, caller, scope) === 'let through'
  if (writtenForAnybody[operationId]?.includes(table)) return true
  if (table === guestsItinerary.table && row.includes(guestsItinerary.mark))
    return ['saveEntry', 'dropEntry', 'seeChanges'].includes(operationId)
  const matter = ownMatters[operationId]
  // Whoever has a link may read what it leads to, and do no more than anybody.
  if (matter === undefined || matter.may.includes(everybody) || isReading(operationId)) return false
  if (stated(matter, mode, caller.name) === 'yes') return true
  // The table speaks of a tap at the entrance; these are about a visit too, for the station that has just opened it.
  if (['makePairingCode', 'confirmErasure', 'denyErasure'].includes(operationId))
    return caller.name === 'the station of the visit'
  if (operationId !== 'recordTap') return false
  // A station taps for whoever comes to it, a phone for its owner.
  if (caller.isStation || caller.name === 'the own phone') return true
  return caller.isPhone === true && !isAbout(known, row)
}

/** Whether an update changed nothing but when a session was last seen. */
const isSeenAgain = (row: string) => changesOnly(row, 'last_seen_at')

/** Whether an update changed nothing but when a key was last used. */
const isUsedAgain = (row: string) => changesOnly(row, 'last_used_at')

function changesOnly(row: string, column: string): boolean {
  const [before, after] = row.split(' -> ').map((text) => ({ ...JSON.parse(text), [column]: null }))
  return after !== undefined && JSON.stringify(before) === JSON.stringify(after)
}

function isReading(operationId: string): boolean {
  return /^(get|find|list)[A-Z]/.test(operationId)
}

/** Whether a row is of the person whose matters everybody knows. */
function isAbout({ attendeeId = '', rfidTagId = '', sessionId = '' }: Known, row: string): boolean {
  return [attendeeId, rfidTagId, sessionId].some((id) => row.includes(id))
}
