import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** The steps of the set-up guide, in their order. */
export const SetupStepId = z.enum([
  'event',
  'places',
  'stations',
  'points',
  'people',
  'programme',
  'guide',
  'mail',
  'staff',
  'terms',
  'backup',
  'test-tap',
  'rehearsal',
])
export type SetupStepId = z.infer<typeof SetupStepId>

/** What the server can see for itself about a step. */
export const SetupCheckId = z.enum([
  'event-named',
  'places-named',
  'station-paired',
  'installations-staffed',
  'points-limited',
  'prizes-made',
  'people-registered',
  'bands-linked',
  'programme-written',
  'knowledge-written',
  'desk-known',
  'mail-on',
  'staff-invited',
  'organiser-named',
  'help-named',
  'backup-made',
  'tap-counted',
  'rehearsed',
  'training-ended',
])
export type SetupCheckId = z.infer<typeof SetupCheckId>

const SetupCheck = z.object({
  id: SetupCheckId,
  isMet: z.boolean(),
  /** How many there are, or how many are missing; null where there is nothing to count. */
  count: z.nullable(z.int()),
})
export type SetupCheck = z.infer<typeof SetupCheck>

const SetupStep = z.object({
  id: SetupStepId,
  /** Done when all of its checks are met or somebody said so; skipped when somebody said so before. */
  state: z.enum(['open', 'done', 'skipped']),
  checks: z.array(SetupCheck),
})
export type SetupStep = z.infer<typeof SetupStep>

/** How far the festival is set up. */
export const Setup = z.object({
  steps: z.array(SetupStep),
  /** When the first event day begins. */
  opensAt: z.string(),
  /** The first day has begun: what is missing now is no longer missing in advance. */
  isOpen: z.boolean(),
})
export type Setup = z.infer<typeof Setup>

/** How far the festival is set up, computed from what is there. */
export const getSetup = {
  method: 'GET',
  url: '/api/admin/setup',
  config: { access: 'setup:read', refuses: [] },
  schema: {
    operationId: 'getSetup',
    summary: 'The set-up guide and what is missing before the doors open',
    tags: ['Event'],
    response: { 200: Setup },
  },
} as const satisfies Endpoint

/** Says of a step that it is done, that the event does without it, or takes that back. */
export const changeSetupStep = {
  method: 'PUT',
  url: '/api/admin/setup/steps/:id',
  config: { access: 'event:manage', refuses: [] },
  schema: {
    operationId: 'changeSetupStep',
    summary: 'Mark a step of the set-up as done, skipped or open',
    tags: ['Event'],
    params: z.object({ id: SetupStepId }),
    body: z.object({ state: z.enum(['open', 'done', 'skipped']) }),
    response: { 200: Setup },
  },
} as const satisfies Endpoint
