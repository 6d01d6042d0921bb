import type { SentTap } from '../../contract/taps.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { tagOnPhone } from '../phones/index.ts'
import { within } from '../within.ts'
import { recordTap } from './record-tap.ts'
import { isKeyUsed } from './store.ts'
import type { TapInput, TapResult } from './tap-answer.ts'
import { refuseUnauthorized, tapOriginOf } from './tap-origin.ts'

/** A tap as it came in. */
interface TapReceived {
  tap: SentTap
  idempotencyKey: string | undefined
}

/**
 * A station hears within two seconds whether the database takes its tap. If it took it all the same, the tap is sent
 * again with its key and answered as it was. Only looking at a photo may take longer: the calls around that keep the
 * time for themselves.
 * @throws Refusal as `recordTap` and `tagOnPhone`
 */
export async function takeTap(
  deps: Deps,
  identify: IdentifyCaller,
  received: TapReceived,
): Promise<TapResult> {
  const { deadline } = deps.db.limits
  const identified = identifyTap(deps, identify, received)
  if (received.tap.imageData === undefined)
    return within(
      deadline,
      identified.then((input) => recordTap(deps, input)),
    )
  return recordTap(deps, await within(deadline, identified))
}

/**
 * Live, nobody's photo is read but that of a station or an own phone: its megabytes are refused before they arrive.
 * @throws Refusal station_not_paired
 */
export async function refuseStrangersPhoto({ config }: Deps, identify: IdentifyCaller): Promise<void> {
  if (config.mode === 'demo') return
  const caller = await identify('station', 'phone-owner')
  if (caller.kind === 'guest') throw new Refusal('station_not_paired')
}

async function identifyTap(
  deps: Deps,
  identify: IdentifyCaller,
  { tap: { attendeeId, ...tap }, idempotencyKey }: TapReceived,
): Promise<TapInput> {
  const known = { ...tap, rfidTagId: tap.rfidTagId ?? (await tagOnPhone(deps, identify, attendeeId)) }
  const origin = await tapOriginOf(deps, identify, known)
  // A station that was revoked while its tap waited hears how it was answered the first time; a key cannot be guessed.
  const isReplay =
    origin.isUnauthorized && idempotencyKey !== undefined && (await isKeyUsed(deps.db, idempotencyKey))
  if (!isReplay) refuseUnauthorized(origin)
  return { tap: known, idempotencyKey, origin }
}
