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
  /** Milliseconds by which it is ahead of the real time, in which taps are kept; of a demo alone. */
  clockAheadMs: z.optional(z.int()),
  mode: z.enum(['demo', 'live']),
  /** What language menus offer, and in which a device starts. */
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
  /** Who holds the event; empty: nobody said. So with the texts of the two groups below. */
  organiser: z.string(),
  venue: z.object({ name: z.string(), address: z.string(), mapUrl: z.string() }),
  help: z.object({ email: z.string(), phone: z.string() }),
  /** Another one after every change of the map of the venue (venue-map.ts); null: there is none. */
  mapVersion: z.nullable(z.int()),
  brand: z.object({
    guideName: z.string(),
    /** Addresses of pictures; null: none, and Leon as he is drawn. */
    logo: z.nullable(z.string()),
    mascot: z.nullable(z.string()),
    /** A stylesheet that lays the event's colours over the product's, corrected so that they can be read. */
    styles: z.string(),
  }),
  /** The edition is over; null: it is not. */
  closed: z.nullable(
    z.object({
      at: z.string(),
      /** The first day of the next one, if that is known. */
      nextStartsOn: z.nullable(z.string()),
    }),
  ),
  /** Seconds that screens wait. */
  timings: z.object({ kioskIdleSeconds: z.int(), tapResultSeconds: z.int() }),
  /** Questions that stand ready, each with a text per language, as the organiser wrote them; none: the product's own. */
  quickQuestions: z.array(z.record(z.string(), z.string())),
  features: z.object({ voice: z.boolean(), mail: z.boolean(), model: z.boolean() }),
  /** Characters of the shortest wristband tag in use, at most some seconds old; null while nobody wears a band. */
  shortestTag: z.nullable(z.int()),
  installations: z.array(PublicInstallation),
  /** How names of installations, of their places and of prizes read in other languages, by what was written. */
  names: z.record(z.string(), z.record(z.string(), z.string())),
  /** Per language, where bands are linked: as the settings say, else the first sentence of the venue entry tagged `registration`. */
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
