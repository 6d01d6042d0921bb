import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { BoardState, LeaderboardEntry } from './leaderboard.ts'
import { Version } from './version.ts'

/** How many ranks the big screen reveals one by one; whoever is behind them is shown at once. */
export const REVEALED_RANKS = 10

/** A place as the staff see it: what is true, and what the public sees of the same person. */
export const TruePlace = z.extend(LeaderboardEntry, {
  /** Where the public board shows this person now; null when it does not. */
  publicRank: z.nullable(z.int()),
  /** The person's own total of this moment, with what no longer counts for the ranking. */
  pointsNow: z.int(),
})
export type TruePlace = z.infer<typeof TruePlace>

/** The finale as the staff see it. */
export const FinaleStatus = z.object({
  state: BoardState,
  /** When the board shall freeze, in programme time; null without a plan and once it froze. */
  plannedAt: z.nullable(z.string()),
  /** The moment after which nothing counts for the ranking, in real time. */
  frozenAt: z.nullable(z.string()),
  /** Programme time of this answer: what `plannedAt` is judged by. */
  now: z.string(),
  /** The first places as everybody sees them. */
  publicTop: z.array(LeaderboardEntry),
  /** The first places as the reveal would show them now: everybody up to the tenth rank, as far as one list can hold. */
  trueTop: z.array(TruePlace),
  /** Counts the changes of the plan and the state. */
  version: Version,
  /** How many people share the first ranks in all: more than `trueTop` names when a crowd is level. */
  trueTopCount: z.int(),
})
export type FinaleStatus = z.infer<typeof FinaleStatus>

/** One rank on the stage with those who share it; `count` tells how many they are when a crowd is level. */
export const RevealedRank = z.object({
  rank: z.int(),
  people: z.array(LeaderboardEntry),
  count: z.int(),
})
export type RevealedRank = z.infer<typeof RevealedRank>

/** What the screen of the reveal shows: nobody who was not revealed yet is in it. */
export const Stage = z.object({
  state: BoardState,
  /** In the order in which they were revealed: the first of the festival comes last. */
  revealed: z.array(RevealedRank),
  /** How many ranks are still to come. */
  ranksLeft: z.int(),
  /** The rank that the next press reveals; null before the reveal and after its end. */
  nextRank: z.nullable(z.int()),
})
export type Stage = z.infer<typeof Stage>

const config = { access: 'finale:manage' } as const
const tags = ['Finale']

/** The finale: its state, and what is true against what is public. */
export const getFinale = {
  method: 'GET',
  url: '/api/admin/finale',
  config: { ...config, refuses: [] },
  schema: {
    operationId: 'getFinale',
    summary: 'State of the freeze and the reveal',
    tags,
    response: { 200: FinaleStatus },
  },
} as const satisfies Endpoint

/** Plans the freeze for a moment of the programme, or takes the plan back with null. 409 once it is frozen, and on an old version. */
export const planFreeze = {
  method: 'PUT',
  url: '/api/admin/finale/plan',
  config: { ...config, refuses: ['board_not_open', 'stale'] },
  schema: {
    operationId: 'planFreeze',
    summary: 'Plan the freeze of the public leaderboard',
    tags,
    body: z.object({
      freezesAt: z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
      version: z.optional(Version),
    }),
    response: { 200: FinaleStatus },
  },
} as const satisfies Endpoint

/** Freezes the public leaderboard now. 409 when it is frozen already. */
export const freezeBoard = {
  method: 'POST',
  url: '/api/admin/finale/freeze',
  config: { ...config, refuses: ['board_not_open'] },
  schema: {
    operationId: 'freezeBoard',
    summary: 'Freeze the public leaderboard now',
    tags,
    response: { 200: FinaleStatus },
  },
} as const satisfies Endpoint

/** Lifts the freeze, from any of its states: the board is live again, and what was revealed is forgotten. */
export const liftFreeze = {
  method: 'POST',
  url: '/api/admin/finale/lift',
  config: { ...config, refuses: ['board_not_frozen'] },
  schema: { operationId: 'liftFreeze', summary: 'Lift the freeze', tags, response: { 200: FinaleStatus } },
} as const satisfies Endpoint

/** Begins the reveal: counts what came late, fixes the final standing and hides the first ranks. */
export const startReveal = {
  method: 'POST',
  url: '/api/admin/finale/reveal',
  config: { ...config, refuses: ['board_not_frozen'] },
  schema: { operationId: 'startReveal', summary: 'Begin the reveal', tags, response: { 200: Stage } },
} as const satisfies Endpoint

/**
 * Reveals the next rank. `after` is the rank that the screen showed last (null before the first one): a press that
 * comes twice, or from a second screen at the same time, reveals one rank and not two.
 */
export const revealNext = {
  method: 'POST',
  url: '/api/admin/finale/reveal-next',
  config: { ...config, refuses: ['reveal_not_running'] },
  schema: {
    operationId: 'revealNext',
    summary: 'Reveal the next rank',
    tags,
    body: z.object({ after: z.nullable(z.int().check(z.minimum(1), z.maximum(REVEALED_RANKS))) }),
    response: { 200: Stage },
  },
} as const satisfies Endpoint

/** What the screen of the reveal shows at this moment. */
export const getStage = {
  method: 'GET',
  url: '/api/admin/finale/stage',
  config: { ...config, refuses: ['board_not_frozen'] },
  schema: { operationId: 'getStage', summary: 'The stage of the reveal', tags, response: { 200: Stage } },
} as const satisfies Endpoint
