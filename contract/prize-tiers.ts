import * as z from 'zod/mini'
import { Points } from './admin-installations.ts'
import type { Endpoint } from './endpoint.ts'
import { changeOf, Version } from './version.ts'

/** Sizes of one prize. */
const MOST_SIZES = 30

/** A size of a prize, as S or XL, with what became of its pieces. */
export const PrizeSize = z.object({
  id: z.string(),
  name: z.string(),
  /** How many there are altogether; null means always enough. */
  stock: z.nullable(z.int()),
  /** What is neither reserved nor handed over; null where there is always enough. */
  stockLeft: z.nullable(z.int()),
  reserved: z.int(),
  handedOver: z.int(),
})
export type PrizeSize = z.infer<typeof PrizeSize>

/** A prize and the points that reach it. */
export const PrizeTier = z.object({
  id: z.string(),
  prizeName: z.string(),
  requiredPoints: z.int(),
  description: z.nullable(z.string()),
  isActive: z.boolean(),
  /** How many there are altogether; null means always enough. Of a prize with sizes, the sum of theirs. */
  stock: z.nullable(z.int()),
  /** How many one person may have. */
  perPersonLimit: z.int(),
  /** What is neither reserved nor handed over; null where there is always enough. */
  stockLeft: z.nullable(z.int()),
  handedOver: z.int(),
  /** In the order of the list; empty for a prize that has none. */
  sizes: z.array(PrizeSize),
  /** Counts what an admin changes, not what the desk hands over. */
  version: Version,
})
export type PrizeTier = z.infer<typeof PrizeTier>

const PrizeName = z.string().check(
  z.overwrite((name) => name.trim()),
  z.minLength(1),
  z.maxLength(120),
)

/** An empty description is none. */
const Description = z.nullable(
  z.string().check(
    z.overwrite((text) => text.trim()),
    z.maxLength(1_000),
  ),
)

/** As many pieces as a festival could carry; null means always enough. */
const Stock = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)))

/**
 * All sizes of a prize in their order, which take the place of those before: one with an `id` stays and may be renamed,
 * one without is new, and one that is left out is offered no longer. An empty list is a prize without sizes.
 */
const Sizes = z
  .array(
    z.object({
      id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
      name: z.string().check(
        z.overwrite((name) => name.trim()),
        z.minLength(1),
        z.maxLength(40),
      ),
      stock: Stock,
    }),
  )
  .check(z.maxLength(MOST_SIZES), z.refine(areDistinct, 'Two sizes have the same name or id.'))

function areDistinct(sizes: readonly { id?: string | undefined; name: string }[]): boolean {
  const names = new Set(sizes.map(({ name }) => name.toLowerCase()))
  const ids = sizes.flatMap(({ id }) => id ?? [])
  return names.size === sizes.length && new Set(ids).size === ids.length
}

const PerPersonLimit = z.int().check(z.minimum(1), z.maximum(100))

const params = z.object({ id: z.string().check(z.maxLength(100)) })

/** All prize tiers, the easiest first. */
export const listPrizeTiers = {
  method: 'GET',
  url: '/api/admin/prize-tiers',
  config: { access: 'prize-tiers:manage', refuses: [] },
  schema: {
    operationId: 'listPrizeTiers',
    summary: 'All prize tiers',
    tags: ['Prizes'],
    response: { 200: z.object({ tiers: z.array(PrizeTier) }) },
  },
} as const satisfies Endpoint

/** Creates a prize tier. A prize with sizes has its stock in them: one of its own is refused (400). */
export const createPrizeTier = {
  method: 'POST',
  url: '/api/admin/prize-tiers',
  config: { access: 'prize-tiers:manage', refuses: [] },
  schema: {
    operationId: 'createPrizeTier',
    summary: 'Create a prize tier',
    tags: ['Prizes'],
    body: z.object({
      prizeName: PrizeName,
      requiredPoints: Points,
      description: z.optional(Description),
      stock: z.optional(Stock),
      perPersonLimit: z.optional(PerPersonLimit),
      sizes: z.optional(Sizes),
    }),
    response: { 201: PrizeTier },
  },
} as const satisfies Endpoint

/**
 * Changes a prize tier. A stock below what is reserved and handed over, of the prize or of a size, is refused (409
 * prize_stock_too_low), and so are a size that is no longer there (404 prize_size_not_found) and an old version (409 stale).
 * A prize with sizes has its stock in them: one of its own is refused (400).
 */
export const changePrizeTier = {
  method: 'PATCH',
  url: '/api/admin/prize-tiers/:id',
  config: {
    access: 'prize-tiers:manage',
    refuses: ['prize_tier_not_found', 'prize_size_not_found', 'prize_stock_too_low', 'stale'],
  },
  schema: {
    operationId: 'changePrizeTier',
    summary: 'Change a prize tier',
    tags: ['Prizes'],
    params,
    body: changeOf(
      z.object({
        isActive: z.boolean(),
        prizeName: PrizeName,
        requiredPoints: Points,
        description: Description,
        stock: Stock,
        perPersonLimit: PerPersonLimit,
        sizes: Sizes,
      }),
    ),
    response: { 200: PrizeTier },
  },
} as const satisfies Endpoint

/** Deletes a prize tier; what was handed over of it stays on record. */
export const removePrizeTier = {
  method: 'DELETE',
  url: '/api/admin/prize-tiers/:id',
  config: { access: 'prize-tiers:manage', refuses: ['prize_tier_not_found'] },
  schema: {
    operationId: 'removePrizeTier',
    summary: 'Delete a prize tier',
    tags: ['Prizes'],
    params,
    response: { 204: z.null() },
  },
} as const satisfies Endpoint
