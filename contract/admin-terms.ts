import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { languages } from './languages.ts'
import { LONGEST_TERMS } from './terms.ts'

const Texts = z.partialRecord(
  z.enum(languages),
  z.string().check(
    z.overwrite((text) => text.trim()),
    z.maxLength(LONGEST_TERMS),
  ),
)

/** The terms in force, in all their languages. */
export const EventTerms = z.object({
  /** 0 while nobody has written any, and the product's own are in force. */
  version: z.int(),
  publishedAt: z.nullable(z.string()),
  texts: Texts,
})
export type EventTerms = z.infer<typeof EventTerms>

/** The terms as they are edited. */
export const getEventTerms = {
  method: 'GET',
  url: '/api/admin/event/terms',
  config: { access: 'event:manage', refuses: [] },
  schema: {
    operationId: 'getEventTerms',
    summary: 'The terms of the event in all languages',
    tags: ['Event'],
    response: { 200: EventTerms },
  },
} as const satisfies Endpoint

/**
 * Publishes a new version of the terms, dated now; those before are kept. A language without a text shows that of the
 * event's first language. Without any text the product's own terms are in force again. 409 stale on an old version.
 */
export const publishTerms = {
  method: 'POST',
  url: '/api/admin/event/terms',
  config: { access: 'event:manage', refuses: ['stale'] },
  schema: {
    operationId: 'publishTerms',
    summary: 'Publish a new version of the terms',
    tags: ['Event'],
    body: z.object({ texts: Texts, version: z.int().check(z.minimum(0)) }),
    response: { 200: EventTerms },
  },
} as const satisfies Endpoint
