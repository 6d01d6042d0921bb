import { GIFT_AURA, type GiftAuraVisitor } from '../../contract/gift-aura.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { findVisitor, mayBePhotographed } from '../gift-aura/index.ts'
import { Refusal } from '../http/refusal.ts'
import { tagOnPhone } from '../phones/index.ts'
import { practise, rehearseVisit } from './rehearse-tap.ts'
import { expectRecorded, newTap } from './tap-answer.ts'
import { refuseUnauthorized, tapOriginOf } from './tap-origin.ts'
import { findPhotoBooth } from './visit-store.ts'

/**
 * Tells who steps into the photo booth and whether they may be photographed.
 * @param shownTag the band that was held to the station; none of an own phone, whose owner's band counts
 * @throws Refusal invalid_request, wristband_not_linked, installation_not_found, installation_inactive, installation_closed, edition_over or
 *   station_not_paired
 */
export async function greetVisitor(
  deps: Deps,
  identify: IdentifyCaller,
  shownTag: string | undefined,
): Promise<GiftAuraVisitor> {
  const tap = { rfidTagId: shownTag ?? (await tagOnPhone(deps, identify)), installationId: GIFT_AURA }
  const origin = await tapOriginOf(deps, identify, tap)
  refuseUnauthorized(origin)
  const visit = newTap({ tap, idempotencyKey: undefined, origin })
  const expected = await (origin.isTraining ? practise(deps, visit, 'photo') : rehearseVisit(deps, visit))
  expectRecorded(expected)
  const [visitor, booth] = await Promise.all([
    findVisitor(deps.db, expected.attendee_id),
    findPhotoBooth(deps.db, GIFT_AURA),
  ])
  if (!visitor || !booth) throw new Refusal('wristband_not_linked')
  return {
    attendee: visitor.attendee,
    mayBePhotographed: mayBePhotographed(visitor.ageBand),
    pointValue: booth.pointValue,
    ...(expected.reason && { noPointsReason: expected.reason }),
  }
}
