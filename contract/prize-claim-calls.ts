import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { CsvFile } from './media.ts'
import { ClaimState, PrizeClaim, PrizeDesk, PrizeStock } from './prize-claims.ts'
import { IdempotencyHeader } from './taps.ts'
import { TagId } from './wristbands.ts'

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
 * Reserves a piece for a person, for 15 minutes; of a prize with sizes, in the size `sizeId`. With an `Idempotency-Key`
 * it is safe to send again: a replay answers with the same claim as it is now. 409 prize_not_reached, prize_out_of_stock, prize_limit_reached, prize_inactive,
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
