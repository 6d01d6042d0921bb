import * as z from 'zod/mini'
import { Attendee } from './attendees.ts'
import type { Endpoint } from './endpoint.ts'
import { VisitName } from './phones.ts'

/** Hours after which somebody is erased who asked for it on a phone and did not confirm it with the band. */
export const ERASURE_HOURS = 24

/** A wish to be erased that still waits. */
export const Erasure = z.object({
  askedAt: z.string(),
  /** When it is carried out, unless the band confirms it sooner or somebody takes it back. */
  dueAt: z.string(),
})
export type Erasure = z.infer<typeof Erasure>

const ofSession = z.object({ sessionId: z.string().check(z.maxLength(100)) })

/** Asks for the deletion of everything that tells who the holder of this session is. Nothing is deleted yet. */
export const eraseOwnData = {
  method: 'DELETE',
  url: '/api/sessions/:sessionId/profile',
  config: { access: 'anyone', refuses: ['session_not_found', 'not_your_session', 'attendee_not_found'] },
  schema: {
    operationId: 'eraseOwnData',
    summary: `Delete my data: in ${ERASURE_HOURS} hours, or when the band confirms it at a station; for the holder of the session`,
    tags: ['Privacy'],
    params: ofSession,
    response: { 202: Erasure },
  },
} as const satisfies Endpoint

/** Takes the wish back, from any phone of the person. 404 `erasure_not_asked`. */
export const keepOwnData = {
  method: 'DELETE',
  url: '/api/sessions/:sessionId/erasure',
  config: {
    access: 'anyone',
    refuses: ['session_not_found', 'not_your_session', 'attendee_not_found', 'erasure_not_asked'],
  },
  schema: {
    operationId: 'keepOwnData',
    summary: 'Keep my data after all; for the holder of the session',
    tags: ['Privacy'],
    params: ofSession,
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

// No schema is shared here: a phone downloads what stands outside an endpoint, and the library with it.
const afterTap = { access: 'anyone', refuses: ['station_not_paired', 'erasure_not_asked'] } as const

/** Carries the wish out at once: whoever asked has held their band to this station within the last minute. */
export const confirmErasure = {
  method: 'POST',
  url: '/api/erasures/confirm',
  config: afterTap,
  schema: {
    operationId: 'confirmErasure',
    summary: 'Confirm "delete my data" after a tap; for the station of the tap',
    tags: ['Privacy'],
    body: VisitName,
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

/** It was somebody else who asked: the wish ends, and with it every phone of the person and every code for one. */
export const denyErasure = {
  method: 'POST',
  url: '/api/erasures/deny',
  config: afterTap,
  schema: {
    operationId: 'denyErasure',
    summary: 'Say after a tap that it was not you who asked to delete your data; for the station of the tap',
    tags: ['Privacy'],
    body: VisitName,
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

/** Everybody whose wish waits, whoever is erased first at the top. */
export const listErasures = {
  method: 'GET',
  url: '/api/admin/erasures',
  config: { access: 'attendees:manage', refuses: [] },
  schema: {
    operationId: 'listErasures',
    summary: 'Who has asked to be erased, and when it happens',
    tags: ['Privacy'],
    response: { 200: z.object({ erasures: z.array(z.extend(Erasure, { attendee: Attendee })) }) },
  },
} as const satisfies Endpoint

/** Takes the wish of a person back, as they asked the desk for. 404 `erasure_not_asked`. */
export const keepAttendee = {
  method: 'DELETE',
  url: '/api/admin/attendees/:id/erasure',
  config: { access: 'attendees:manage', refuses: ['erasure_not_asked'] },
  schema: {
    operationId: 'keepAttendee',
    summary: 'Keep an attendee who had asked to be erased',
    tags: ['Privacy'],
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint
