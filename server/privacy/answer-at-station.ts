import { recordChange } from '../audit/index.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { endErasure } from '../erasures/index.ts'
import { Refusal } from '../http/refusal.ts'
import { endPhonesOf, getRecentVisit, type VisitName } from '../phones/index.ts'
import { erasePerson, themselves } from './erase-person.ts'

/**
 * Erases whoever has just held their band to this station and says there that they asked for it.
 * @throws Refusal station_not_paired, erasure_not_asked
 */
export async function confirmErasure(deps: Deps, identify: IdentifyCaller, named: VisitName): Promise<void> {
  await erasePerson(deps, themselves, await wearerOf(deps, identify, named), 'if they asked')
}

/**
 * Ends the wish of whoever has just held their band to this station and says that it was not theirs. Whoever asked has a
 * phone of this person, so all of them end.
 * @throws Refusal station_not_paired, erasure_not_asked
 */
export async function denyErasure(deps: Deps, identify: IdentifyCaller, named: VisitName): Promise<void> {
  const attendeeId = await wearerOf(deps, identify, named)
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    if (!(await endErasure(tx, attendeeId, 'denied', now))) throw new Refusal('erasure_not_asked')
    await endPhonesOf(tx, attendeeId, now)
    await recordChange(tx, themselves, { action: 'attendee.deny-erasure', subject: attendeeId })
  })
}

async function wearerOf(deps: Deps, identify: IdentifyCaller, named: VisitName): Promise<string> {
  const visit = await getRecentVisit(deps, identify, named)
  if (!visit) throw new Refusal('erasure_not_asked')
  return visit.attendeeId
}
