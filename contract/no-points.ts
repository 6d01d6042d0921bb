import * as z from 'zod/mini'

/**
 * Why an accepted tap or fortune earned nothing; apart from the taps, so that the guide's screens load none of theirs. An
 * own phone earns for a while after its owner tapped at a station (`no-recent-tap`), and nothing where only stations
 * count (`not-at-station`). A fortune outside of the opening hours is told and earns nothing (`closed`).
 */
export const NoPointsReason = z.enum([
  'cooldown',
  'daily-limit',
  'too-late',
  'crew',
  'no-recent-tap',
  'not-at-station',
  'closed',
])
export type NoPointsReason = z.infer<typeof NoPointsReason>
