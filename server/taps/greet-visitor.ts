import { GIFT_AURA, type GiftAuraVisitor } from '../../contract/gift-aura.ts'
import type { Deps } from '../deps.ts'
import { findVisitor, mayBePhotographed } from '../gift-aura/index.ts'
import { Refusal } from '../http/refusal.ts'
import { newTap, refuse } from './tap-answer.ts'
import { findPhotoBooth, rehearseVisit } from './visit-store.ts'

/**
 * Tells who steps into the photo booth and whether they may be photographed.
 * @throws Refusal wristband_not_linked, installation_not_found, installation_inactive or station_not_paired
 */
export async function greetVisitor(
  deps: Deps,
  { rfidTagId, station }: { rfidTagId: string; station: string | null },
): Promise<GiftAuraVisitor> {
  const input = { tap: { rfidTagId, installationId: GIFT_AURA }, idempotencyKey: undefined, station }
  const expected = await rehearseVisit(deps.db, newTap(deps, input))
  refuse(expected)
  const [visitor, booth] = await Promise.all([
    findVisitor(deps.db, expected.attendee_id),
    findPhotoBooth(deps.db, GIFT_AURA),
  ])
  if (!visitor || !booth) throw new Refusal('wristband_not_linked')
  return {
    attendee: visitor.attendee,
    mayBePhotographed: mayBePhotographed(visitor.ageBand),
    pointValue: booth.pointValue,
  }
}
