import * as z from 'zod/mini'
import { Attendee } from './attendees.ts'
import type { Endpoint } from './endpoint.ts'
import { IdempotencyHeader, Interaction } from './taps.ts'

/** Most points of one bonus (points.md). */
export const LARGEST_BONUS = 10_000

const Reason = z.string().check(
  z.overwrite((reason) => reason.trim()),
  z.maxLength(500),
)

/** Awards bonus points. An `Idempotency-Key` makes it safe to send again. Crew cannot be awarded (409). */
export const awardBonus = {
  method: 'POST',
  url: '/api/admin/bonus',
  config: {
    access: 'bonus:award',
    scope: 'points:write',
    refuses: [
      'attendee_not_found',
      'crew_not_eligible',
      'edition_over',
      'idempotency_key_reused',
      'bonus_limit_reached',
    ],
  },
  schema: {
    operationId: 'awardBonus',
    summary: 'Award bonus points',
    tags: ['Points'],
    headers: IdempotencyHeader,
    body: z.object({
      attendeeId: z.string().check(
        z.overwrite((id) => id.trim()),
        z.minLength(1),
        z.maxLength(100),
      ),
      points: z.int().check(z.minimum(1), z.maximum(LARGEST_BONUS)),
      reason: z.optional(z.nullable(Reason)),
    }),
    response: {
      201: z.object({ interaction: Interaction, attendee: Attendee, totalPoints: z.int() }),
    },
  },
} as const satisfies Endpoint

/** One row of the ledger as staff see it. */
export const LedgerRow = z.object({
  id: z.string(),
  kind: z.enum(['tap', 'fortune', 'bonus', 'void']),
  attendee: Attendee,
  installationName: z.nullable(z.string()),
  /** The paired station that it came from; of a void: where the points had been earned. */
  stationName: z.nullable(z.string()),
  pointsAwarded: z.int(),
  totalAfter: z.int(),
  reason: z.nullable(z.string()),
  awardedBy: z.nullable(z.string()),
  occurredAt: z.string(),
  isVoided: z.boolean(),
})
export type LedgerRow = z.infer<typeof LedgerRow>

/** The latest bonuses and voids, newest first. */
export const listAwards = {
  method: 'GET',
  url: '/api/admin/awards',
  config: { access: 'bonus:award', scope: 'points:read', refuses: [] },
  schema: {
    operationId: 'listAwards',
    summary: 'The latest bonuses and voids',
    tags: ['Points'],
    response: { 200: z.object({ awards: z.array(LedgerRow) }) },
  },
} as const satisfies Endpoint

/** Takes an award back with a negative row that names it; once per row, never below zero. */
export const voidInteraction = {
  method: 'POST',
  url: '/api/admin/interactions/:id/void',
  config: {
    access: 'interactions:void',
    refuses: ['interaction_not_found', 'attendee_not_found', 'already_voided', 'not_voidable'],
  },
  schema: {
    operationId: 'voidInteraction',
    summary: 'Take an award back',
    tags: ['Points'],
    params: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
    body: z.object({ reason: Reason.check(z.minLength(1, 'Say why.')) }),
    response: { 201: z.object({ interaction: Interaction, attendee: Attendee, totalPoints: z.int() }) },
  },
} as const satisfies Endpoint

const Moment = z.iso.datetime({ offset: true })

/** From a moment until before another one. */
const periodFields = { from: Moment, to: Moment }
type Period = z.infer<z.ZodMiniObject<typeof periodFields>>
const isPeriod = z.refine<Period>(({ from, to }) => Date.parse(from) < Date.parse(to), {
  error: 'The end is after the beginning.',
  path: ['to'],
})

const stationParams = z.object({ id: z.string().check(z.maxLength(100)) })

/** Rows of the ledger, their points, and how many people they are of. */
export const VoidSums = z.object({ count: z.int(), points: z.int(), people: z.int() })

/** What a void of a station's taps in a period would take back now. */
export const previewStationVoid = {
  method: 'GET',
  url: '/api/admin/kiosks/:id/void',
  config: { access: 'interactions:void', refuses: ['station_not_found'] },
  schema: {
    operationId: 'previewStationVoid',
    summary: 'What was earned at a station in a period and still counts',
    tags: ['Points'],
    params: stationParams,
    querystring: z.object(periodFields).check(isPeriod),
    response: { 200: VoidSums },
  },
} as const satisfies Endpoint

/** Takes back everything that was earned at a station in a period. The same again takes back what has come since. */
export const voidStationTaps = {
  method: 'POST',
  url: '/api/admin/kiosks/:id/void',
  config: { access: 'interactions:void', refuses: ['station_not_found'] },
  schema: {
    operationId: 'voidStationTaps',
    summary: 'Take back what was earned at a station in a period',
    tags: ['Points'],
    params: stationParams,
    body: z.object({ ...periodFields, reason: Reason.check(z.minLength(1, 'Say why.')) }).check(isPeriod),
    response: { 200: VoidSums },
  },
} as const satisfies Endpoint
