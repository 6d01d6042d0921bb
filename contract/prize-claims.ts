import * as z from 'zod/mini'
import { Attendee } from './attendees.ts'
import { TicketOff } from './desk.ts'
import { PrizeSize } from './prize-tiers.ts'

/** Minutes that a reservation holds its piece of the stock. */
export const RESERVATION_MINUTES = 15

/** Where a claim stands: a reservation is handed over, cancelled or runs out; what was handed over may be returned. */
export const ClaimState = z.enum(['reserved', 'handed-over', 'returned', 'cancelled', 'expired'])
export type ClaimState = z.infer<typeof ClaimState>

/** One piece of a prize for one person, named as it was when it was claimed. */
export const PrizeClaim = z.object({
  id: z.string(),
  attendee: Attendee,
  tierId: z.string(),
  prizeName: z.string(),
  requiredPoints: z.int(),
  /** Null where the prize had no sizes. */
  sizeId: z.nullable(z.string()),
  /** As it was called when it was claimed. */
  sizeName: z.nullable(z.string()),
  state: ClaimState,
  /** False when points were taken back after the claim, so that they no longer reach the prize. */
  isStillReached: z.boolean(),
  reservedAt: z.string(),
  reservedBy: z.nullable(z.string()),
  expiresAt: z.string(),
  handedOverAt: z.nullable(z.string()),
  handedOverBy: z.nullable(z.string()),
  /** When it was returned, cancelled or ran out. */
  endedAt: z.nullable(z.string()),
  endedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type PrizeClaim = z.infer<typeof PrizeClaim>

/** Whether a prize can be given to a person now, and if not, why. */
export const Verdict = z.enum(['claimable', 'crew', 'limit-reached', 'not-reached', 'out-of-stock'])
export type Verdict = z.infer<typeof Verdict>

/** A prize as the desk sees it for one person. */
export const DeskPrize = z.object({
  tierId: z.string(),
  prizeName: z.string(),
  requiredPoints: z.int(),
  description: z.nullable(z.string()),
  perPersonLimit: z.int(),
  /** What is left for everybody; null where there is always enough. */
  stockLeft: z.nullable(z.int()),
  /** In their order; a prize that has some is reserved in one of them. */
  sizes: z.array(PrizeSize),
  verdict: Verdict,
  /** 0 once the prize is reached. */
  pointsMissing: z.int(),
})
export type DeskPrize = z.infer<typeof DeskPrize>

/** A person at the prize desk: every prize that is given out, and what this person claimed, newest first. */
export const PrizeDesk = z.object({
  attendee: Attendee,
  totalPoints: z.int(),
  isCrew: z.boolean(),
  /** Absent while the ticket is good, and for who has none from a shop. */
  ticketOff: z.optional(TicketOff),
  prizes: z.array(DeskPrize),
  claims: z.array(PrizeClaim),
})
export type PrizeDesk = z.infer<typeof PrizeDesk>

/** How much of a prize is left, reserved and handed over. */
export const PrizeStock = z.object({
  tierId: z.string(),
  prizeName: z.string(),
  requiredPoints: z.int(),
  isActive: z.boolean(),
  stock: z.nullable(z.int()),
  stockLeft: z.nullable(z.int()),
  reserved: z.int(),
  handedOver: z.int(),
  sizes: z.array(PrizeSize),
})
export type PrizeStock = z.infer<typeof PrizeStock>
