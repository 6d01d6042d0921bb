import * as z from 'zod/mini'

/** An attendee as anyone may see them: nothing else of a person ever leaves the server (api.md). */
export const Attendee = z.object({
  id: z.string(),
  tiktokUsername: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: z.nullable(z.string()),
  attendeeName: z.string(),
})
export type Attendee = z.infer<typeof Attendee>

/** Names of the tiers by total points, highest first (specification section 9). */
export const tiers = [
  { id: 'platinum', name: 'Platinum Legend', from: 10_000 },
  { id: 'gold', name: 'Gold Influencer', from: 7_000 },
  { id: 'silver', name: 'Silver Creator', from: 4_000 },
  { id: 'bronze', name: 'Bronze Explorer', from: 0 },
] as const

/** Identifier of a tier. */
export const TierId = z.enum(['platinum', 'gold', 'silver', 'bronze'])
export type TierId = z.infer<typeof TierId>

/** The tier that a total of points has reached. */
export function tierOf(totalPoints: number): TierId {
  return tiers.find((tier) => totalPoints >= tier.from)?.id ?? 'bronze'
}
