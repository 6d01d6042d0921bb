import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { languages } from './languages.ts'

/** Kinds of event knowledge (specification section 3). */
export const Category = z.enum(['activation', 'general', 'schedule', 'venue'])
export type Category = z.infer<typeof Category>

/** One of the seven languages, on the wire. */
export const LanguageCode = z.enum(languages)

/** An entry of the event knowledge as anyone may read it, in one language. */
export const PublicEntry = z.object({
  id: z.string(),
  category: Category,
  title: z.string(),
  description: z.string(),
  location: z.nullable(z.string()),
  tags: z.array(z.string()),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
})
export type PublicEntry = z.infer<typeof PublicEntry>

/** One entry, in the asked language where it is translated; what a source of an answer opens. */
export const getEntry = {
  method: 'GET',
  url: '/api/knowledge/:entryId',
  config: { access: 'anyone', refuses: ['entry_not_found'] },
  schema: {
    operationId: 'getEntry',
    summary: 'One entry of the event knowledge',
    tags: ['Knowledge'],
    params: z.object({ entryId: z.string().check(z.maxLength(100)) }),
    querystring: z.object({ language: z._default(LanguageCode, 'en') }),
    response: { 200: PublicEntry },
  },
} as const satisfies Endpoint
