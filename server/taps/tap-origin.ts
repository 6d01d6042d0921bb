import type { Tap } from '../../contract/taps.ts'
import type { IdentifyCaller } from '../caller.ts'
import { atVenue } from '../clock.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { isTrainingAt, stoodAt } from '../stations/index.ts'
import { findOwnTap } from './owner-store.ts'

/** Where a tap comes from and when it happened, as far as we believe who sent it. */
export interface TapOrigin {
  /** The installation that the caller may tap at when not every browser may; null for everybody else. */
  installation: string | null
  /** The paired station that sent it. */
  stationId: string | null
  occurredAt: Date
  learnedAt: Date
  /** What the venue's clock showed when it happened. */
  atVenue: Date
  /** The station was in training at that moment: nothing counts. */
  isTraining: boolean
  /** Neither a station nor the phone of whoever wears the band, in live mode: the band is not even looked up. */
  isUnauthorized: boolean
}

/** No station keeps a tap for a year: a broken clock must not make a date that cannot be stored (milliseconds). */
const LONGEST_WAIT = 366 * 24 * 60 * 60 * 1000

/** In a demo every browser is a station, and was one from the beginning of time. */
const EVER = new Date(0)

/**
 * Finds out where a tap comes from. A station may tap where it stood when the tap happened, and its word for that moment
 * counts; an own phone taps its owner's band where the installation takes owners (points.md, "tapPolicy").
 */
export async function tapOriginOf(
  deps: Pick<Deps, 'db' | 'clock' | 'programmeClock' | 'config'>,
  identify: IdentifyCaller,
  tap: Pick<Tap, 'installationId' | 'rfidTagId' | 'metadata'>,
): Promise<TapOrigin> {
  const { installationId, rfidTagId } = tap
  const learnedAt = deps.clock.now()
  const since = deps.config.mode === 'demo' ? EVER : null
  const toldAt = happenedAt(tap, learnedAt, since)
  const anybody = {
    installation: null,
    stationId: null,
    occurredAt: toldAt,
    learnedAt,
    atVenue: atVenue(deps, toldAt),
    isTraining: false,
    isUnauthorized: deps.config.mode === 'live',
  }
  const caller = await identify('station', 'phone-owner')
  switch (caller.kind) {
    case 'station': {
      const occurredAt = happenedAt(tap, learnedAt, caller.pairedAt)
      const isThere = await stoodAt(deps, caller, installationId, occurredAt)
      const installation = isThere ? installationId : null
      const isTraining = isTrainingAt(caller, occurredAt)
      return {
        installation,
        stationId: caller.id,
        occurredAt,
        learnedAt,
        atVenue: atVenue(deps, occurredAt),
        isTraining,
        isUnauthorized: false,
      }
    }
    case 'phone-owner': {
      const own = await findOwnTap(deps.db, { owner: caller.attendee.id, installationId, rfidTagId })
      if (own === undefined) return anybody
      return { ...anybody, installation: own.mayTap ? installationId : null, isUnauthorized: false }
    }
    case 'guest':
      return anybody
  }
}

/**
 * Refuses whoever is not authorized, without a look at the band: the answer is the same for every one, takes no lock, and leaves no
 * line in the statement of somebody who was not there.
 * @throws Refusal station_not_paired
 */
export function refuseUnauthorized({ isUnauthorized }: TapOrigin): void {
  if (isUnauthorized) throw new Refusal('station_not_paired')
}

/**
 * When a tap happened by our clock. A station that was offline tells how long the tap waited by its own clock,
 * whatever that clock shows. What lies in the future or before `trustedSince` is not believed, and nobody is who has no
 * such moment: then it happened now.
 */
export function happenedAt(
  { metadata }: Pick<Tap, 'metadata'>,
  learnedAt: Date,
  trustedSince: Date | null,
): Date {
  if (trustedSince === null || metadata?.timestamp === undefined || metadata.sentAt === undefined) {
    return learnedAt
  }
  const waited = Math.min(Date.parse(metadata.sentAt) - Date.parse(metadata.timestamp), LONGEST_WAIT)
  const told = new Date(learnedAt.getTime() - waited)
  return waited < 0 || told < trustedSince ? learnedAt : told
}
