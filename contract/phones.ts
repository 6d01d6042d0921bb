import * as z from 'zod/mini'
import { Attendee } from './attendees.ts'
import type { Endpoint } from './endpoint.ts'
import { SessionId } from './journeys.ts'

/** Seconds in which a phone can take the code that a station shows (points.md). */
export const PAIRING_CODE_SECONDS = 60

/** A tap or a check-in of the last minute, as the station that heard it names it. */
export const VisitName = z.union([
  z.strictObject({ interactionId: z.string().check(z.regex(/^\d{1,18}$/, 'This is not an award.')) }),
  z.strictObject({ sessionId: SessionId }),
])

/** Asks for a code after a tap or a check-in of the last minute. Only the station where it happened may ask. */
export const makePairingCode = {
  method: 'POST',
  url: '/api/claims',
  config: { access: 'anyone', refuses: ['claim_expired', 'station_not_paired'] },
  schema: {
    operationId: 'makePairingCode',
    summary: 'Show a code by which a phone becomes the own phone of whoever has just tapped',
    tags: ['Phones'],
    body: VisitName,
    response: {
      200: z.object({
        url: z.string(),
        qrCodeDataUrl: z.string(),
        expiresAt: z.string(),
        /** Somebody has asked on a phone to delete the data of whoever tapped: the station asks whether it was them. */
        isErasureAsked: z.optional(z.literal(true)),
      }),
    },
  },
} as const satisfies Endpoint

/** Takes a code, once: the calling phone gets a cookie and becomes the attendee's own. 404 `claim_expired`. */
export const takePairingCode = {
  method: 'POST',
  url: '/api/claims/:code',
  config: { access: 'anyone', refuses: ['claim_expired'] },
  schema: {
    operationId: 'takePairingCode',
    summary: 'Make this phone the own phone of the attendee, and bring a guest visit along',
    tags: ['Phones'],
    params: z.object({ code: z.string().check(z.maxLength(100)) }),
    body: z.object({
      /** The guest's visit on this phone, whose fortunes and questions become part of the attendee's journey. */
      guestSessionId: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    }),
    response: { 200: z.object({ sessionId: z.string(), attendee: Attendee }) },
  },
} as const satisfies Endpoint

/** Whose phone is calling; both are null on a phone that is nobody's. */
export const findPhone = {
  method: 'GET',
  url: '/api/phone',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'findPhone',
    summary: 'Whose phone this is',
    tags: ['Phones'],
    response: { 200: z.object({ attendee: z.nullable(Attendee), sessionId: z.nullable(z.string()) }) },
  },
} as const satisfies Endpoint

/** Forgets whose phone this is. A phone that is nobody's stays so. */
export const forgetPhone = {
  method: 'DELETE',
  url: '/api/phone',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'forgetPhone',
    summary: 'Forget whose phone this is',
    tags: ['Phones'],
    response: { 204: z.null() },
  },
} as const satisfies Endpoint
