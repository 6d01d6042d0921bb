import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { JsonFile } from './media.ts'

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

/** Everything that is stored about the holder of this session, as a file; tags and address only by their ends. */
export const exportOwnData = {
  method: 'GET',
  url: '/api/sessions/:sessionId/export',
  config: { access: 'anyone', refuses: ['session_not_found', 'not_your_session', 'attendee_not_found'] },
  schema: {
    operationId: 'exportOwnData',
    summary: 'Download my data; for the holder of the session',
    tags: ['Privacy'],
    params: z.object({ sessionId: z.string().check(z.maxLength(100)) }),
    response: { 200: JsonFile },
  },
} as const satisfies Endpoint

/** Everything that is stored about an attendee, as a file; that somebody took it is on record. */
export const exportAttendee = {
  method: 'GET',
  url: '/api/admin/attendees/:id/export',
  config: { access: 'attendees:manage', refuses: ['attendee_not_found'] },
  schema: {
    operationId: 'exportAttendee',
    summary: 'Export everything about an attendee',
    tags: ['Privacy'],
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    response: { 200: JsonFile },
  },
} as const satisfies Endpoint
