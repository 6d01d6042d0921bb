import type { SessionOwner } from '../../contract/wristbands.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { openSession } from '../journeys/index.ts'
import { findWearer } from './store.ts'

/**
 * Identifies the wearer of a band and opens a new session for them.
 * @throws Refusal wristband_not_linked for an unknown and for a blocked band alike
 */
export async function authenticate(deps: Deps, tag: string): Promise<SessionOwner> {
  const wearer = await findWearer(deps.db, tag)
  if (!wearer) throw new Refusal('wristband_not_linked')
  const sessionId = await openSession(deps, wearer.id)
  return { sessionId, tiktokUsername: wearer.tiktokUsername, attendeeName: wearer.attendeeName }
}
