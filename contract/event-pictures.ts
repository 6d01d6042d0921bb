import * as z from 'zod/mini'
import { EventSettings } from './admin-event.ts'
import type { Endpoint } from './endpoint.ts'
import { AnyImage } from './media.ts'
import { Version } from './version.ts'

/** The pictures of an event: the logo beside its name, and the mascot in the place of Leon. */
export const pictureKinds = ['logo', 'mascot'] as const
export type PictureKind = (typeof pictureKinds)[number]

/**
 * What a picture is kept as: WebP for screens, PNG for what the server draws and mails, a square PNG for the icon of the
 * app, a small one for the tab of a browser.
 */
export const pictureForms = ['screen', 'drawing', 'icon', 'tab'] as const
export type PictureForm = (typeof pictureForms)[number]

const params = z.object({ kind: z.enum(pictureKinds) })

/**
 * A picture of the event. A new picture has a new name, so that everybody may keep each of them; the name ends in its
 * width and height in pixels. 404 once another one has taken its place.
 */
export const getEventPicture = {
  method: 'GET',
  url: '/api/event/pictures/:name',
  config: { access: 'anyone', refuses: ['not_found'] },
  schema: {
    operationId: 'getEventPicture',
    summary: 'The logo or the mascot of the festival (image/webp or image/png)',
    tags: ['Event'],
    params: z.object({ name: z.string().check(z.maxLength(100)) }),
    querystring: z.object({ form: z._default(z.enum(pictureForms), 'screen') }),
    response: { 200: AnyImage },
  },
} as const satisfies Endpoint

/**
 * Gives the event a logo or a mascot: a form with one `file`, a JPEG, PNG or WebP of up to 5 MiB and 12 megapixels, and
 * in front of it `version`. It is encoded anew; the one before is gone. 422 `invalid_image` for anything else, 409
 * `stale` on an old version.
 */
export const setEventPicture = {
  method: 'POST',
  url: '/api/admin/event/pictures/:kind',
  config: { access: 'event:manage', refuses: ['invalid_image', 'stale'] },
  schema: {
    operationId: 'setEventPicture',
    summary: 'Give the event a logo or a mascot',
    tags: ['Event'],
    params,
    response: { 200: EventSettings },
  },
} as const satisfies Endpoint

/** Takes the logo or the mascot away: screens show Leon again. */
export const dropEventPicture = {
  method: 'DELETE',
  url: '/api/admin/event/pictures/:kind',
  config: { access: 'event:manage', refuses: ['stale'] },
  schema: {
    operationId: 'dropEventPicture',
    summary: 'Take the logo or the mascot of the event away',
    tags: ['Event'],
    params,
    querystring: z.object({ version: z.optional(z.pipe(z.coerce.number(), Version)) }),
    response: { 200: EventSettings },
  },
} as const satisfies Endpoint
