import * as z from 'zod/mini'
import { Attendee } from './attendees.ts'
import { TicketOff } from './desk.ts'
import type { Endpoint } from './endpoint.ts'
import { CsvFile } from './media.ts'
import { PrizeSize } from './prize-tiers.ts'
import { IdempotencyHeader } from './taps.ts'
import { TagId } from './wristbands.ts'

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

const Id = z.string().check(z.minLength(1), z.maxLength(100))

const params = z.object({ id: Id })

const Reason = z.string().check(
  z.overwrite((reason) => reason.trim()),
  z.minLength(1, 'Say why.'),
  z.maxLength(500),
)

/** Which claims are looked for; every filter may be left out. */
const filters = {
  attendeeId: z.optional(Id),
  tierId: z.optional(Id),
  state: z.optional(ClaimState),
  /** Words of a handle, a name or a prize. */
  search: z.optional(z.string().check(z.maxLength(200))),
}

/** Finds a person by band or id. A POST, so that no tag stands in an address. 404 wristband_not_linked or attendee_not_found. */
export const lookUpPrizes = {
  method: 'POST',
  url: '/api/admin/prize-claims/look-up',
  config: { access: 'prizes:hand-over', refuses: ['wristband_not_linked', 'attendee_not_found'] },
  schema: {
    operationId: 'lookUpPrizes',
    summary: 'What a person has reached and claimed, by band or id',
    tags: ['Prizes'],
    body: z.union([z.object({ rfidTagId: TagId }), z.object({ attendeeId: Id })]),
    response: { 200: PrizeDesk },
  },
} as const satisfies Endpoint

/** How much of every prize is left. */
export const listPrizeStock = {
  method: 'GET',
  url: '/api/admin/prize-claims/stock',
  config: { access: 'prizes:hand-over', refuses: [] },
  schema: {
    operationId: 'listPrizeStock',
    summary: 'What is left, reserved and handed over of every prize',
    tags: ['Prizes'],
    response: { 200: z.object({ prizes: z.array(PrizeStock) }) },
  },
} as const satisfies Endpoint

/** The latest claims, newest first. */
export const listPrizeClaims = {
  method: 'GET',
  url: '/api/admin/prize-claims',
  config: { access: 'prizes:hand-over', refuses: [] },
  schema: {
    operationId: 'listPrizeClaims',
    summary: 'The latest prize claims',
    tags: ['Prizes'],
    querystring: z.object({
      ...filters,
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
      pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
    }),
    response: {
      200: z.object({ claims: z.array(PrizeClaim), total: z.int(), pages: z.int(), page: z.int() }),
    },
  },
} as const satisfies Endpoint

/** Exports the claims that the filters leave as CSV. */
export const exportPrizeClaims = {
  method: 'GET',
  url: '/api/admin/prize-claims/export',
  config: { access: 'prizes:hand-over', refuses: [] },
  schema: {
    operationId: 'exportPrizeClaims',
    summary: 'Export prize claims as CSV',
    tags: ['Prizes'],
    querystring: z.object(filters),
    response: { 200: CsvFile },
  },
} as const satisfies Endpoint

/**
 * Reserves a piece for a person, for 15 minutes; of a prize with sizes, in the size `sizeId`. With an `Idempotency-Key` it is safe to send again: a replay answers
 * with the same claim as it is now. 409 prize_not_reached, prize_out_of_stock, prize_limit_reached, prize_inactive,
 * crew_not_eligible, prize_size_missing (the prize has sizes and none was named) or prize_size_gone (others are left).
 */
export const reservePrize = {
  method: 'POST',
  url: '/api/admin/prize-claims',
  config: {
    access: 'prizes:hand-over',
    refuses: [
      'attendee_not_found',
      'crew_not_eligible',
      'prize_tier_not_found',
      'prize_inactive',
      'prize_limit_reached',
      'prize_not_reached',
      'prize_out_of_stock',
      'prize_size_missing',
      'prize_size_not_found',
      'prize_size_gone',
      'idempotency_key_reused',
      'claim_not_found',
    ],
  },
  schema: {
    operationId: 'reservePrize',
    summary: 'Reserve a prize for a person',
    tags: ['Prizes'],
    headers: IdempotencyHeader,
    body: z.object({ attendeeId: Id, tierId: Id, sizeId: z.optional(Id) }),
    response: { 201: PrizeClaim },
  },
} as const satisfies Endpoint

/** Hands a reserved prize over. With a band it must be the person's own (409 wristband_in_use). 409 claim_not_open. */
export const handOverPrize = {
  method: 'POST',
  url: '/api/admin/prize-claims/:id/hand-over',
  config: {
    access: 'prizes:hand-over',
    refuses: [
      'claim_not_found',
      'claim_not_open',
      'prize_not_reached',
      'wristband_not_linked',
      'wristband_in_use',
    ],
  },
  schema: {
    operationId: 'handOverPrize',
    summary: 'Hand a reserved prize over',
    tags: ['Prizes'],
    params,
    body: z.object({ rfidTagId: z.optional(TagId) }),
    response: { 200: PrizeClaim },
  },
} as const satisfies Endpoint

/** Takes a prize back that was handed over; it is in stock again. 409 claim_not_open. */
export const returnPrize = {
  method: 'POST',
  url: '/api/admin/prize-claims/:id/return',
  config: { access: 'prizes:hand-over', refuses: ['claim_not_found', 'claim_not_open'] },
  schema: {
    operationId: 'returnPrize',
    summary: 'Take a prize back',
    tags: ['Prizes'],
    params,
    body: z.object({ reason: Reason }),
    response: { 200: PrizeClaim },
  },
} as const satisfies Endpoint

/** Releases a reservation. 409 claim_not_open. */
export const cancelPrize = {
  method: 'POST',
  url: '/api/admin/prize-claims/:id/cancel',
  config: { access: 'prizes:hand-over', refuses: ['claim_not_found', 'claim_not_open'] },
  schema: {
    operationId: 'cancelPrize',
    summary: 'Release a reserved prize',
    tags: ['Prizes'],
    params,
    response: { 200: PrizeClaim },
  },
} as const satisfies Endpoint
