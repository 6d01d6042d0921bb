import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/** Deletes everything that tells who the holder of this session is; the sums stay under a random alias. */
export const eraseOwnData = {
  method: 'DELETE',
  url: '/api/sessions/:sessionId/profile',
  config: { access: 'anyone', refuses: ['session_not_found', 'not_your_session', 'attendee_not_found'] },
  schema: {
    operationId: 'eraseOwnData',
    summary: 'Delete my data; for the holder of the session',
    tags: ['Privacy'],
    params: z.object({ sessionId: z.string().check(z.maxLength(100)) }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

/** Deletes everything that tells who an attendee is, as they asked the desk for. */
export const eraseAttendee = {
  method: 'POST',
  url: '/api/admin/attendees/:id/erase',
  config: { access: 'attendees:erase', refuses: ['attendee_not_found'] },
  schema: {
    operationId: 'eraseAttendee',
    summary: 'Erase an attendee; the sums stay under a random alias',
    tags: ['Privacy'],
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    response: { 200: z.object({ alias: z.string() }) },
  },
} as const satisfies Endpoint
