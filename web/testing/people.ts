import type { Attendee } from '../../contract/attendees.ts'
import type { LeaderboardEntry } from '../../contract/leaderboard.ts'
import type { TapAccepted } from '../../contract/taps.ts'

/** Somebody at the festival. */
export function attendee(tiktokUsername: string): Attendee {
  return {
    id: `id-${tiktokUsername}`,
    tiktokUsername,
    firstName: 'Nova',
    lastName: 'Reyes',
    avatarUrl: null,
    attendeeName: 'Nova Reyes',
  }
}

/** The answer to an accepted tap of theirs. */
export function acceptedTap(tiktokUsername: string, pointsAwarded = 500, metadata = {}): TapAccepted {
  const interaction = {
    id: `tap-${tiktokUsername}`,
    createdAt: '2026-12-06T04:10:00.000Z',
    pointsAwarded,
    metadata,
  }
  return { success: true, attendee: attendee(tiktokUsername), interaction, totalPoints: 1_500 }
}

/** A place on the board. */
export function place(rank: number, tiktokUsername: string, totalPoints: number): LeaderboardEntry {
  return { rank, attendee: attendee(tiktokUsername), totalPoints, tier: 'bronze' }
}
