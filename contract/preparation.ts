import * as z from 'zod/mini'
import { Phrases, Translation } from './admin-knowledge.ts'
import type { Endpoint } from './endpoint.ts'
import { languages } from './languages.ts'

/** What a run is at. `written`: everything was tried, and staff look it through. */
export const RunState = z.enum(['writing', 'paused', 'written', 'undone'])
export type RunState = z.infer<typeof RunState>

/** Who or what paused a run. */
export const PauseCause = z.enum(['staff', 'budget', 'model'])
export type PauseCause = z.infer<typeof PauseCause>

/** What became of one entry in one language. `changed`: the entry was edited meanwhile, and was left alone. */
export const PartState = z.enum(['waiting', 'proposed', 'accepted', 'discarded', 'failed', 'changed'])
export type PartState = z.infer<typeof PartState>

/** What of the model's words did not pass the checks. */
export const PartProblem = z.enum(['translation', 'phrases', 'unreadable'])
export type PartProblem = z.infer<typeof PartProblem>

/** Tokens, and US dollars where a price is set. */
const Price = z.object({ tokens: z.int(), dollars: z.nullable(z.number()) })
export type Price = z.infer<typeof Price>

/** Where the preparation stands. */
export const Preparation = z.object({
  /** The language model of AI_MODEL; null where none is set. */
  model: z.nullable(z.string()),
  /** What is missing now: texts are entries times languages. */
  missing: z.object({ entries: z.int(), texts: z.int(), price: Price }),
  /** What the caps leave of today and of the festival, whichever is less. */
  left: Price,
  /** What the budget buys while people ask: questions of a day, of everybody and of one guest. */
  buys: z.object({ tokensPerQuestion: z.int(), perDay: z.int(), perGuest: z.int() }),
  run: z.nullable(
    z.object({
      state: RunState,
      pausedBy: z.nullable(PauseCause),
      startedAt: z.string(),
      estimate: Price,
      used: Price,
      /** How many texts are in each state. */
      texts: z.object({
        waiting: z.int(),
        proposed: z.int(),
        accepted: z.int(),
        discarded: z.int(),
        failed: z.int(),
        changed: z.int(),
      }),
    }),
  ),
})
export type Preparation = z.infer<typeof Preparation>

/** What was written for one entry in one language. */
export const PreparedPart = z.object({
  language: z.enum(languages),
  state: PartState,
  translation: z.nullable(z.object({ title: z.string(), description: z.string() })),
  askedAs: z.array(z.string()),
  /** Questions beside the entry that no entry answers: the guide refuses what is asked like them. */
  notAnswered: z.array(z.string()),
  isEdited: z.boolean(),
  problem: z.nullable(PartProblem),
})
export type PreparedPart = z.infer<typeof PreparedPart>

/** An entry with what was written for it. */
export const PreparedEntry = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  parts: z.array(PreparedPart),
})
export type PreparedEntry = z.infer<typeof PreparedEntry>

const access = 'knowledge:manage'
const tags = ['Knowledge']

/** Where the preparation stands: what is missing and its price, the run, and what it has used. */
export const getPreparation = {
  method: 'GET',
  url: '/api/admin/preparation',
  config: { access, refuses: [] },
  schema: {
    operationId: 'getPreparation',
    summary: 'What a language model can write for the event knowledge, and what it has written',
    tags,
    response: { 200: Preparation },
  },
} as const satisfies Endpoint

/** Lets the model write what is missing: phrases and translations. 409 while another run is not looked through. */
export const startPreparation = {
  method: 'POST',
  url: '/api/admin/preparation',
  config: { access, refuses: ['preparation_open', 'preparation_over'] },
  schema: {
    operationId: 'startPreparation',
    summary: 'Let the model write what is missing',
    tags,
    body: z.object({}),
    response: { 201: Preparation },
  },
} as const satisfies Endpoint

/** Pauses a run that writes, or goes on with a paused one. */
export const changePreparation = {
  method: 'PATCH',
  url: '/api/admin/preparation',
  config: { access, refuses: ['preparation_over'] },
  schema: {
    operationId: 'changePreparation',
    summary: 'Pause the run, go on with it, or end it with what is written',
    tags,
    body: z.object({ state: z.enum(['writing', 'paused', 'written']) }),
    response: { 200: Preparation },
  },
} as const satisfies Endpoint

/** Takes everything of the latest run out of the entries again; what somebody has changed since stays. */
export const undoPreparation = {
  method: 'DELETE',
  url: '/api/admin/preparation',
  config: { access, refuses: ['preparation_over'] },
  schema: {
    operationId: 'undoPreparation',
    summary: 'Undo the latest run',
    tags,
    response: { 200: Preparation },
  },
} as const satisfies Endpoint

/** A page of the entries of the latest run, with what was written for them. */
export const listPreparedEntries = {
  method: 'GET',
  url: '/api/admin/preparation/entries',
  config: { access, refuses: [] },
  schema: {
    operationId: 'listPreparedEntries',
    summary: 'What was written, per entry',
    tags,
    querystring: z.object({
      state: z._default(PartState, 'proposed'),
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
    }),
    response: {
      200: z.object({ entries: z.array(PreparedEntry), total: z.int(), pages: z.int(), page: z.int() }),
    },
  },
} as const satisfies Endpoint

const which = { entryId: z.nullable(z.string().check(z.maxLength(100))) }

/** Writes proposals into their entries: of one entry, or of all. Entries that were edited meanwhile are left alone. */
export const acceptPrepared = {
  method: 'POST',
  url: '/api/admin/preparation/accept',
  config: { access, refuses: ['preparation_over'] },
  schema: {
    operationId: 'acceptPrepared',
    summary: 'Take over what was written',
    tags,
    body: z.object(which),
    response: { 200: z.object({ accepted: z.int(), changed: z.int() }) },
  },
} as const satisfies Endpoint

/** Throws proposals away: of one entry, in one language or in all, or of every entry. */
export const discardPrepared = {
  method: 'POST',
  url: '/api/admin/preparation/discard',
  config: { access, refuses: ['preparation_over'] },
  schema: {
    operationId: 'discardPrepared',
    summary: 'Throw away what was written',
    tags,
    body: z.object({ ...which, language: z.optional(z.enum(languages)) }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

/** Changes a proposal before it is accepted. */
export const editPrepared = {
  method: 'PUT',
  url: '/api/admin/preparation/entries/:id/:language',
  config: { access, refuses: ['preparation_over'] },
  schema: {
    operationId: 'editPrepared',
    summary: 'Edit what was written',
    tags,
    params: z.object({ id: z.string().check(z.maxLength(100)), language: z.enum(languages) }),
    body: z.object({
      translation: z.nullable(Translation),
      askedAs: Phrases,
      notAnswered: z.optional(Phrases),
    }),
    response: { 200: PreparedPart },
  },
} as const satisfies Endpoint
