import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { Preference, Recommendation } from './guide.ts'
import { SessionOwner } from './wristbands.ts'

/** A session id: 128 random bits as 32 hexadecimal digits. */
export const SessionId = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'This is not a session id.'))

/** Anything may stand in the address; what is no session id is a session that does not exist. */
const params = z.object({ sessionId: z.string().check(z.maxLength(100)) })

/** Opens a session for a guest who keeps something before asking Leon anything. */
export const openSession = {
  method: 'POST',
  url: '/api/sessions',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'openSession',
    summary: 'Open a session for a guest',
    tags: ['Journeys'],
    response: { 201: z.object({ sessionId: z.string() }) },
  },
} as const satisfies Endpoint

/** Tells whose session this is to who holds it. A link alone names nobody: both names are null then, as for a guest. */
export const findSession = {
  method: 'GET',
  url: '/api/sessions/:sessionId',
  config: { access: 'anyone', refuses: ['session_not_found'] },
  schema: {
    operationId: 'findSession',
    summary: 'Whose session this is; both names are null for a guest, and for who only has the link',
    tags: ['Journeys'],
    params,
    response: { 200: SessionOwner },
  },
} as const satisfies Endpoint

/** A saved journey: nothing in it tells who the person is. */
export const Journey = z.object({
  fortunes: z.array(
    z.object({
      id: z.string(),
      preference: Preference,
      fortune: z.string(),
      recommendations: z.array(Recommendation),
    }),
  ),
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      answer: z.string(),
      relatedTopics: z.array(z.string()),
      sessionId: z.string(),
    }),
  ),
})
export type Journey = z.infer<typeof Journey>

/** Opens a saved journey. */
export const getJourney = {
  method: 'GET',
  url: '/api/session/:sessionId',
  config: { access: 'anyone', refuses: ['journey_not_found'] },
  schema: {
    operationId: 'getJourney',
    summary: 'The fortunes and questions of a journey, in the order they happened',
    tags: ['Journeys'],
    params,
    response: { 200: Journey },
  },
} as const satisfies Endpoint

/** The QR code that carries a journey to a phone. */
export const getQrCode = {
  method: 'GET',
  url: '/api/qrcode/:sessionId',
  config: { access: 'anyone', refuses: ['journey_not_found'] },
  schema: {
    operationId: 'getQrCode',
    summary: 'Link and QR code of a journey',
    tags: ['Journeys'],
    params,
    response: { 200: z.object({ url: z.string(), qrCodeDataUrl: z.string() }) },
  },
} as const satisfies Endpoint
