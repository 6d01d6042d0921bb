import * as z from 'zod/mini'

/** Why an accepted tap or fortune earned nothing; apart from the taps, so that the guide's screens load none of theirs. */
export const NoPointsReason = z.enum(['cooldown', 'daily-limit', 'too-late', 'crew'])
export type NoPointsReason = z.infer<typeof NoPointsReason>
