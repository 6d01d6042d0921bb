import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { PublicInstallation } from './installations.ts'

/** The festival itself: every name on a screen comes from here (rulings). */
export const FestivalEvent = z.object({
  name: z.string(),
  shortName: z.string(),
  edition: z.string(),
  timeZone: z.string(),
  /** First and last event day, as calendar days in venue time; a day rolls over at `dayStartsAtHour`. */
  startsOn: z.string(),
  endsOn: z.string(),
  dayStartsAtHour: z.int(),
  /** The programme clock: answers "what is on now". */
  now: z.string(),
  mode: z.enum(['demo', 'live']),
  languages: z.array(z.string()),
  features: z.object({ voice: z.boolean(), mail: z.boolean(), model: z.boolean() }),
  /** Characters of the shortest wristband tag in use, at most some seconds old; null while nobody wears a band. */
  shortestTag: z.nullable(z.int()),
  installations: z.array(PublicInstallation),
  /** Per language, where bands are linked: the first sentence of the venue entry tagged `registration`, if there is one. */
  registrationDesk: z.nullable(z.record(z.string(), z.string())),
})
export type FestivalEvent = z.infer<typeof FestivalEvent>

/** Everything a screen needs to know about the festival. */
export const getEvent = {
  method: 'GET',
  url: '/api/event',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'getEvent',
    summary: 'The festival: names, dates, clock, languages, and installations with their current points',
    tags: ['Event'],
    response: { 200: FestivalEvent },
  },
} as const satisfies Endpoint
