import * as z from 'zod/mini'
import { DeskAttendee } from './desk.ts'
import type { Endpoint } from './endpoint.ts'

const params = z.object({ id: z.string().check(z.maxLength(100)) })

/**
 * Gives somebody a picture: a form with one `file`, a JPEG, PNG or WebP of up to 5 MiB and 12 megapixels. It is encoded
 * anew, and the one before is gone.
 */
export const setPicture = {
  method: 'POST',
  url: '/api/admin/attendees/:id/picture',
  config: { access: 'attendees:manage', refuses: ['attendee_not_found', 'invalid_image', 'edition_over'] },
  schema: {
    operationId: 'setPicture',
    summary: 'Give an attendee a picture',
    tags: ['Desk'],
    params,
    response: { 200: DeskAttendee },
  },
} as const satisfies Endpoint

/** Takes somebody's picture away; their first letter is shown again. */
export const dropPicture = {
  method: 'DELETE',
  url: '/api/admin/attendees/:id/picture',
  config: { access: 'attendees:manage', refuses: ['attendee_not_found'] },
  schema: {
    operationId: 'dropPicture',
    summary: 'Take the picture of an attendee away',
    tags: ['Desk'],
    params,
    response: { 200: DeskAttendee },
  },
} as const satisfies Endpoint
