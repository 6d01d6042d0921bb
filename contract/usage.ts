import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** What was used of one cap. Money is in US dollars. */
export const UsageMeter = z.object({
  /** The event day of all, the whole festival, the day of all who are known by neither a band nor a station, of those
   * of them who bring no cookie. */
  of: z.enum(['day', 'event', 'anonymous', 'without-cookie']),
  /** Tokens of the model, characters of the voice. */
  units: z.int(),
  unitsCap: z.int(),
  dollars: z.number(),
  dollarsCap: z.number(),
  /** How often this cap was in the way of an answer, and when it last was. */
  withheld: z.int(),
  withheldAt: z.nullable(z.string()),
})
export type UsageMeter = z.infer<typeof UsageMeter>

/** A service that is paid for. */
export const ServiceUsage = z.object({
  service: z.enum(['model', 'voice']),
  /** Whether a price is set; without one, only units are counted. */
  hasPrice: z.boolean(),
  meters: z.array(UsageMeter),
})
export type ServiceUsage = z.infer<typeof ServiceUsage>

/** What the language model and the voice have used, and how much of them there is; nothing where neither is configured. */
export const getUsage = {
  method: 'GET',
  url: '/api/admin/usage',
  config: { access: 'usage:read', refuses: [] },
  schema: {
    operationId: 'getUsage',
    summary: 'What the language model and the voice have used, and their caps',
    tags: ['Analytics'],
    response: { 200: z.object({ services: z.array(ServiceUsage) }) },
  },
} as const satisfies Endpoint
