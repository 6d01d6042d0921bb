import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** Characters of the terms in one language. */
export const LONGEST_TERMS = 30_000

/** The terms that an organiser wrote: which they are, of when, and what they say in one language. */
export const PublishedTerms = z.object({
  version: z.int(),
  publishedAt: z.string(),
  /** The language of the text: the one that was asked for, else the event's first one that has a text. */
  language: z.string(),
  /** Paragraphs, `## ` headings and `- ` lists; nothing else means anything in it. */
  text: z.string(),
})

/** The terms in force; null while the product's own are, because nobody has written any. */
export const getTerms = {
  method: 'GET',
  url: '/api/terms',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'getTerms',
    summary: 'The terms in force, as the organiser wrote them',
    tags: ['Event'],
    querystring: z.object({ language: z.optional(z.string().check(z.maxLength(10))) }),
    response: { 200: z.object({ terms: z.nullable(PublishedTerms) }) },
  },
} as const satisfies Endpoint
