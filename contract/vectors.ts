import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/**
 * Why there are no vectors: not reached, the server broke, it is busy, it refused, what came was broken or no vectors, it
 * took too long, vectors of another length than before, a cap was in the way.
 */
export const VectorFailure = z.enum([
  'unreachable',
  'server-error',
  'busy',
  'refused',
  'invalid',
  'late',
  'dimensions',
  'budget',
])
export type VectorFailure = z.infer<typeof VectorFailure>

/** How it goes with the vectors of the entries. */
export const Vectors = z.object({
  /** The model of EMBEDDINGS_MODEL; null where none is set. */
  model: z.nullable(z.string()),
  /** Entries, and how many of them have vectors in every language that they are written in. */
  entries: z.int(),
  ready: z.int(),
  /** How long the vectors are; null before the first. */
  dimensions: z.nullable(z.int()),
  /** What the vectors of entries have used. */
  used: z.object({ tokens: z.int(), dollars: z.nullable(z.number()) }),
  /** What went wrong last, with entries or with a question; `isResting`: the server is left alone for a while. */
  failure: z.nullable(z.object({ kind: VectorFailure, at: z.string(), isResting: z.boolean() })),
})
export type Vectors = z.infer<typeof Vectors>

const access = 'knowledge:manage'
const tags = ['Knowledge']

/** How it goes with the vectors of the entries. */
export const getVectors = {
  method: 'GET',
  url: '/api/admin/vectors',
  config: { access, refuses: [] },
  schema: {
    operationId: 'getVectors',
    summary: 'How many entries have vectors, and what went wrong last',
    tags,
    response: { 200: Vectors },
  },
} as const satisfies Endpoint

/** Forgets the vectors of the model and makes them anew: for a server that behaves otherwise than before. */
export const renewVectors = {
  method: 'POST',
  url: '/api/admin/vectors',
  config: { access, refuses: ['preparation_over'] },
  schema: {
    operationId: 'renewVectors',
    summary: 'Make all vectors anew',
    tags,
    body: z.object({}),
    response: { 200: Vectors },
  },
} as const satisfies Endpoint
