import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

const TAG = /^[A-Z0-9]{4,64}$/

/** What was read, as a tag is written: upper case, without separators. Readers disagree about those, people do not. */
export function normalTag(read: string): string {
  return read.replace(/[\s:-]/g, '').toUpperCase()
}

/** The tag in what was read, if it is one. */
export function tagIn(read: string): string | undefined {
  const tag = normalTag(read)
  return TAG.test(tag) ? tag : undefined
}

/** A wristband's tag, normalised once at the edge: 4 to 64 letters and digits (points.md). */
export const TagId = z
  .string()
  .check(z.maxLength(200), z.overwrite(normalTag), z.regex(TAG, 'A tag has 4 to 64 letters and digits.'))

/** Who a session belongs to; both names are null for a guest. */
export const SessionOwner = z.object({
  sessionId: z.string(),
  tiktokUsername: z.nullable(z.string()),
  attendeeName: z.nullable(z.string()),
})
export type SessionOwner = z.infer<typeof SessionOwner>

/**
 * Identifies an attendee by wristband and opens a new session for them. In live mode only at a paired station, or for the
 * band that the owner of the calling phone wears; everybody else hears the same of every band.
 */
export const authenticate = {
  method: 'POST',
  url: '/api/rfid/authenticate',
  config: { access: 'anyone', refuses: ['wristband_not_linked', 'station_not_paired'] },
  schema: {
    operationId: 'authenticate',
    summary: 'Identify an attendee by wristband; always opens a new session',
    tags: ['Wristbands'],
    body: z.object({ rfidTagId: TagId }),
    response: { 200: SessionOwner },
  },
} as const satisfies Endpoint
