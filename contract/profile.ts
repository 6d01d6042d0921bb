import * as z from 'zod/mini'
import { Attendee, TierId } from './attendees.ts'
import type { Endpoint } from './endpoint.ts'
import { Erasure } from './erasures.ts'
import { LanguageCode } from './knowledge.ts'
import { VisitName } from './phones.ts'

/** Lines of the statement that a profile opens with. */
export const STATEMENT_LINES = 20

const params = z.object({ sessionId: z.string().check(z.maxLength(100)) })

/** One line of a statement: an award, or a tap that did not count. */
export const StatementLine = z.object({
  id: z.string(),
  occurredAt: z.string(),
  /** The installation's name; null for bonuses. Of a void: where the points had been earned. */
  place: z.nullable(z.string()),
  kind: z.enum(['tap', 'fortune', 'bonus', 'void', 'refused']),
  points: z.int(),
  /** The total after this line; a refused tap leaves none. */
  totalAfter: z.nullable(z.int()),
  /** Why a tap earned nothing (`cooldown`, `daily-limit`, `too-late` or the code of a refusal), or what staff wrote. */
  reason: z.nullable(z.string()),
  nextEligibleAt: z.nullable(z.string()),
  /** Staff took these points back later. */
  isVoided: z.boolean(),
})
export type StatementLine = z.infer<typeof StatementLine>

/** What somebody has chosen about themselves. */
export const Choices = z.object({
  /** Neither on the leaderboard nor on the big screen. */
  isHidden: z.boolean(),
  language: LanguageCode,
})
export type Choices = z.infer<typeof Choices>

/** A prize and how far somebody has come with it. */
export const OwnPrize = z.object({
  tierId: z.string(),
  prizeName: z.string(),
  description: z.nullable(z.string()),
  requiredPoints: z.int(),
  /** The size that was reserved or handed over; null where there is none. */
  sizeName: z.nullable(z.string()),
  /** Of a prize with sizes that waits: those of which some are left, in their order. */
  sizesLeft: z.array(z.string()),
  state: z.enum(['reached', 'reserved', 'handed-over', 'returned', 'out-of-stock']),
  at: z.nullable(z.string()),
})
export type OwnPrize = z.infer<typeof OwnPrize>

const NextPrize = z.object({
  prizeName: z.string(),
  description: z.nullable(z.string()),
  requiredPoints: z.int(),
  pointsMissing: z.int(),
})

/** Where somebody stands after a tap, as the station shows it to whoever stands there. */
export const Standing = z.object({
  /** Null for who is hidden, is crew, has no points yet, and for everybody while the public board is frozen. */
  rank: z.nullable(z.int()),
  attendeesRanked: z.int(),
  /** Null when every prize is reached. */
  nextPrize: z.nullable(NextPrize),
})
export type Standing = z.infer<typeof Standing>

/** Everything that an attendee sees about themselves. */
export const Profile = z.object({
  attendee: Attendee,
  totalPoints: z.int(),
  /** Null for who is hidden, is crew, has no points yet, and for everybody while the public board is frozen. */
  rank: z.nullable(z.int()),
  attendeesRanked: z.int(),
  tier: TierId,
  nextTier: z.nullable(z.object({ id: TierId, name: z.string(), pointsMissing: z.int() })),
  nextPrize: z.nullable(NextPrize),
  prizes: z.array(OwnPrize),
  /** Newest first, in the order of the ledger. */
  statement: z.array(StatementLine),
  /** There are more lines than were asked for. */
  hasMore: z.boolean(),
  choices: Choices,
  /** The public board stands still until the finale. */
  isFrozen: z.boolean(),
  /** Somebody has asked on a phone of this person to delete their data. */
  erasure: z.nullable(Erasure),
})
export type Profile = z.infer<typeof Profile>

/** Where whoever tapped in the last minute stands. Only the station where it happened may ask. */
export const tellStanding = {
  method: 'POST',
  url: '/api/standings',
  config: { access: 'anyone', refuses: ['claim_expired', 'station_not_paired'] },
  schema: {
    operationId: 'tellStanding',
    summary: 'Place and next prize of whoever has just tapped',
    tags: ['Profile'],
    body: VisitName,
    response: { 200: Standing },
  },
} as const satisfies Endpoint

/** The profile of the attendee whose session this is; a guest has none (404 `attendee_not_found`). */
export const getProfile = {
  method: 'GET',
  url: '/api/sessions/:sessionId/profile',
  config: { access: 'anyone', refuses: ['session_not_found', 'not_your_session', 'attendee_not_found'] },
  schema: {
    operationId: 'getProfile',
    summary: 'Points, rank, prizes and every line of the statement; for the holder of the session',
    tags: ['Profile'],
    params,
    querystring: z.object({
      lines: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000)), STATEMENT_LINES),
    }),
    response: { 200: Profile },
  },
} as const satisfies Endpoint

/** Changes what somebody has chosen about themselves. Leaderboard and big screen follow within seconds. */
export const changeChoices = {
  method: 'PATCH',
  url: '/api/sessions/:sessionId/profile',
  config: { access: 'anyone', refuses: ['session_not_found', 'not_your_session', 'attendee_not_found'] },
  schema: {
    operationId: 'changeChoices',
    summary: 'Be shown or not, and in which language mails are written; for the holder of the session',
    tags: ['Profile'],
    params,
    body: z
      .partial(Choices)
      .check(z.refine((change) => Object.keys(change).length > 0, 'Say what to change.')),
    response: { 200: Choices },
  },
} as const satisfies Endpoint
