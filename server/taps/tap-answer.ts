import type { InteractionMetadata, Tap, TapAccepted } from '../../contract/taps.ts'
import { assertNever } from '../assert-never.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { Refusal } from '../http/refusal.ts'
import type { NewTap, RecordedTap, TapOutcome } from './store.ts'
import type { TapOrigin } from './tap-origin.ts'

/** A tap and how it reached us. */
export interface TapInput {
  tap: Tap
  idempotencyKey: string | undefined
  origin: TapOrigin
}

/** The answer, and whether it is the answer to an earlier call with the same key. */
export interface TapResult {
  answer: TapAccepted
  replayed: boolean
}

/** A tap as it goes to the ledger. */
export function newTap({ tap, idempotencyKey, origin }: TapInput): NewTap {
  return {
    tag: tap.rfidTagId,
    installation: tap.installationId,
    station: origin.installation,
    cause: origin.stationId,
    key: idempotencyKey ?? null,
    fingerprint: idempotencyKey === undefined ? null : fingerprintOfTap(tap),
    metadata: tap.metadata?.location === undefined ? {} : { location: tap.metadata.location },
    occurredAt: origin.occurredAt,
    learnedAt: origin.learnedAt,
    atVenue: origin.atVenue,
  }
}

/** @throws Refusal when the tap was refused */
export function expectRecorded(row: TapOutcome): asserts row is RecordedTap {
  switch (row.outcome) {
    case 'awarded':
    case 'replayed':
    case 'repeated':
      return
    case 'idempotency_key_reused':
    case 'installation_not_found':
    case 'station_not_paired':
    case 'wristband_not_linked':
    case 'installation_inactive':
    case 'installation_without_taps':
    case 'edition_over':
      throw new Refusal(row.outcome)
    case 'installation_closed': {
      const opensAt = row.next_eligible_at
      throw new Refusal(row.outcome, opensAt ? { opensAt: opensAt.toISOString() } : {})
    }
    default:
      assertNever(row)
  }
}

/** `sentAt` changes with every attempt to send the same tap, so it is no part of what was asked. */
function fingerprintOfTap({ rfidTagId, installationId, imageData, metadata }: Tap): string {
  return fingerprintOf(
    rfidTagId,
    installationId,
    imageData ?? '',
    metadata?.location ?? '',
    metadata?.timestamp ?? '',
    metadata?.chosenEmotion ?? '',
  )
}

/** The answer to a tap; `visit` is what a visit to the photo booth adds. */
export function answerTo(row: RecordedTap, visit: InteractionMetadata = {}): TapAccepted {
  return {
    success: true,
    attendee: {
      id: row.attendee_id,
      tiktokUsername: row.tiktok_username,
      firstName: row.first_name,
      lastName: row.last_name,
      avatarUrl: row.avatar_url,
      attendeeName: row.attendee_name,
    },
    interaction: {
      id: row.interaction_id,
      createdAt: row.occurred_at.toISOString(),
      pointsAwarded: row.points,
      metadata: {
        ...visit,
        displayDurationSeconds: row.display_duration_seconds,
        ...(row.reason === null ? {} : { reason: row.reason }),
        ...(row.next_eligible_at === null ? {} : { nextEligibleAt: row.next_eligible_at.toISOString() }),
      },
    },
    totalPoints: row.total_points,
  }
}
