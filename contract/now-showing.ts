import * as z from 'zod/mini'
import { Attendee } from './attendees.ts'
import type { Endpoint } from './endpoint.ts'
import { Interaction } from './taps.ts'

/** A tap with the person who made it, for the big screen. */
export const Showing = z.extend(Interaction, { attendee: Attendee })
export type Showing = z.infer<typeof Showing>

/** How long one person stays on the big screen unless the installation says otherwise (specification section 9). */
export const DEFAULT_DISPLAY_SECONDS = 10

/** The most recently tapped people, newest first. */
export const listRecentTaps = {
  method: 'GET',
  url: '/api/installations/now-showing/recent',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'listRecentTaps',
    summary: 'Who tapped most recently, newest first',
    tags: ['Now Showing'],
    querystring: z.object({
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
    }),
    response: {
      200: z.object({
        interactions: z.array(Showing),
        /** The moment of this answer, by the clock that dates the taps. */
        now: z.string(),
      }),
    },
  },
} as const satisfies Endpoint
