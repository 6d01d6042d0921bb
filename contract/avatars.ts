import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { WebpImage } from './media.ts'

/** Widths in pixels in which the picture of a person is kept; it is a square. */
export const avatarWidths = [96, 256, 560] as const
/** One of the widths. */
export type AvatarWidth = (typeof avatarWidths)[number]

/** Where the picture of this name is; `avatarUrl` of an attendee is such an address. */
export function avatarAddress(name: string): string {
  return `/api/avatars/${name}`
}

/**
 * The picture of a person, as image/webp. A new picture has a new name, so that a browser may keep each of them. Whoever
 * hides from the screens or is erased has none: 404 for everybody but staff and the person's own phone.
 */
export const getAvatar = {
  method: 'GET',
  url: '/api/avatars/:name',
  config: { access: 'anyone', refuses: ['not_found'] },
  schema: {
    operationId: 'getAvatar',
    summary: 'The picture of an attendee (image/webp)',
    tags: ['Profile'],
    params: z.object({ name: z.string().check(z.maxLength(100)) }),
    querystring: z.object({
      width: z._default(z.pipe(z.coerce.number(), z.literal(avatarWidths)), 560),
    }),
    response: { 200: WebpImage },
  },
} as const satisfies Endpoint
