import * as z from 'zod/mini'
import { DeskAttendee } from './desk.ts'
import type { Endpoint } from './endpoint.ts'

/** People who may be one: they have the same e-mail address, or the same name and no two addresses. */
export const Duplicates = z.object({ reason: z.enum(['email', 'name']), people: z.array(DeskAttendee) })
export type Duplicates = z.infer<typeof Duplicates>

/** People who may be one and the same, the first 50 groups. */
export const listDuplicates = {
  method: 'GET',
  url: '/api/admin/duplicates',
  config: { access: 'attendees:merge', refuses: [] },
  schema: {
    operationId: 'listDuplicates',
    summary: 'Find attendees who may be one and the same',
    tags: ['Desk'],
    response: { 200: z.object({ groups: z.array(Duplicates), total: z.int() }) },
  },
} as const satisfies Endpoint

/**
 * Makes one person of two. The other's points are taken back row by row and given to this one as one bonus with the reason;
 * visits, phones, bands, prizes, tickets and what was saved come along. Where both wear a band, this one's stays.
 * 409 for crew, while the leaderboard is frozen, and while the other waits to be erased.
 */
export const mergeAttendees = {
  method: 'POST',
  url: '/api/admin/attendees/:id/merge',
  config: {
    access: 'attendees:merge',
    refuses: [
      'attendee_not_found',
      'same_attendee',
      'crew_not_eligible',
      'board_not_open',
      'erasure_waiting',
    ],
  },
  schema: {
    operationId: 'mergeAttendees',
    summary: 'Merge another attendee into this one',
    tags: ['Desk'],
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    body: z.object({
      otherId: z.string().check(z.minLength(1), z.maxLength(100)),
      reason: z.string().check(
        z.overwrite((reason) => reason.trim()),
        z.minLength(1),
        z.maxLength(500),
      ),
    }),
    response: { 200: DeskAttendee },
  },
} as const satisfies Endpoint
