import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

/**
 * A wristband's tag, normalised once at the edge: upper case, without separators; 4 to 64 letters and digits
 * (points.md). Readers disagree about separators and case, people do not.
 */
export const TagId = z.string().check(
  z.maxLength(200),
  z.overwrite((tag) => tag.replace(/[\s:-]/g, '').toUpperCase()),
  z.regex(/^[A-Z0-9]{4,64}$/, 'A tag has 4 to 64 letters and digits.'),
)

/** Who a session belongs to; both names are null for a guest. */
export const SessionOwner = z.object({
  sessionId: z.string(),
  tiktokUsername: z.nullable(z.string()),
  attendeeName: z.nullable(z.string()),
})
export type SessionOwner = z.infer<typeof SessionOwner>

/** Identifies an attendee by wristband and opens a new session for them. */
export const authenticate = {
  method: 'POST',
  url: '/api/rfid/authenticate',
  config: { access: 'anyone', refuses: ['wristband_not_linked'] },
  schema: {
    operationId: 'authenticate',
    summary: 'Identify an attendee by wristband; always opens a new session',
    tags: ['Wristbands'],
    body: z.object({ rfidTagId: TagId }),
    response: { 200: SessionOwner },
  },
} as const satisfies Endpoint
