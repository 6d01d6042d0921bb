import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { Day } from './exports.ts'
import { languages } from './languages.ts'

/** Groups of fewer people are in no figure of the report: in a small group somebody would be recognised. */
export const SMALLEST_GROUP = 5

/** A group with a name and how often it stands there. */
const Share = z.object({ name: z.string(), count: z.int() })

/** What happened in an hour of the event's zone; `taps` is null when fewer than five people were there. */
const ReportHour = z.object({ day: z.string(), hour: z.int(), taps: z.nullable(z.int()) })
export type ReportHour = z.infer<typeof ReportHour>

/** The event in figures for those who were not there. Nobody of the crew is counted, and nobody is named. */
export const Report = z.object({
  /** Event days with visits, whichever were chosen. */
  days: z.array(z.string()),
  /** The days that this report is about; null when there was no visit on them, or by fewer than five people. */
  figures: z.nullable(
    z.object({
      days: z.array(z.string()),
      people: z.int(),
      registered: z.int(),
      taps: z.int(),
      points: z.int(),
      /** People who came on two days or more; null with one day, or when they are fewer than five. */
      returning: z.nullable(z.int()),
      busiest: z.nullable(ReportHour),
      hours: z.array(ReportHour),
      /** The hours of all days together, from the hour at which the event day begins. */
      byHour: z.array(z.object({ hour: z.int(), taps: z.nullable(z.int()) })),
      installations: z.array(z.object({ name: z.string(), taps: z.int(), people: z.int(), points: z.int() })),
      prizes: z.array(Share),
      /** In which languages people visit; the code is the name. */
      languages: z.array(Share),
      questions: z.nullable(
        z.object({
          total: z.int(),
          answered: z.int(),
          languages: z.array(Share),
          /** The entries that answers stood on. */
          topics: z.array(Share),
        }),
      ),
      /** What the photo booth read or people chose, in words. */
      vibes: z.array(Share),
    }),
  ),
  updatedAt: z.string(),
})
export type Report = z.infer<typeof Report>

/** The final report for sponsors, of all days or some. */
export const getReport = {
  method: 'GET',
  url: '/api/admin/report',
  config: { access: 'exports:read', refuses: [] },
  schema: {
    operationId: 'getReport',
    summary: 'The event in figures, for sponsors',
    tags: ['Exports'],
    querystring: z.object({
      language: z._default(z.enum(languages), 'en'),
      from: z.optional(Day),
      to: z.optional(Day),
    }),
    response: { 200: Report },
  },
} as const satisfies Endpoint
