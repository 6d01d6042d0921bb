import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { Version } from './version.ts'

/** Something of the programme that has a time, as the week's calendar shows it. */
export const TimetableEntry = z.object({
  id: z.string(),
  title: z.string(),
  location: z.nullable(z.string()),
  tags: z.array(z.string()),
  startsAt: z.string(),
  endsAt: z.nullable(z.string()),
  version: Version,
  /** Name of the schedule that it comes from; null: written by hand. */
  schedule: z.nullable(z.string()),
})
export type TimetableEntry = z.infer<typeof TimetableEntry>

const Day = z.iso.date()

/** What happens on some event days; an entry belongs to the day on which it begins. */
export const getTimetable = {
  method: 'GET',
  url: '/api/admin/timetable',
  config: { access: 'knowledge:manage', refuses: [] },
  schema: {
    operationId: 'getTimetable',
    summary: 'What happens on some event days',
    tags: ['Programme'],
    querystring: z.object({
      /** First event day; the festival's first where it is left out. */
      from: z.optional(Day),
      days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(14)), 7),
    }),
    response: {
      200: z.object({
        from: Day,
        entries: z.array(TimetableEntry),
        /** Event days outside of these on which something begins, and how much. */
        others: z.array(z.object({ day: Day, entries: z.int() })),
      }),
    },
  },
} as const satisfies Endpoint
