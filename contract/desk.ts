import * as z from 'zod/mini'
import { LedgerRow } from './bonus.ts'
import type { Endpoint } from './endpoint.ts'
import { LanguageCode } from './knowledge.ts'
import { CsvFile } from './media.ts'
import { changeOf, Version } from './version.ts'
import { TagId } from './wristbands.ts'

const Trimmed = (least: number, longest: number) =>
  z.string().check(
    z.overwrite((text) => text.trim()),
    z.minLength(least),
    z.maxLength(longest),
  )

/** Only who is known to be 18 and over is photographed (points.md, "Privacy"). */
export const ageBands = ['unknown', '13-17', '18+'] as const
const AgeBand = z.enum(ageBands)

/** A ticket of a pretix shop that opens no door any more, of a person who has no other. */
export const TicketOff = z.object({
  reason: z.enum(['canceled', 'unpaid', 'product']),
  /** An administrator has seen it, and lets the person stay. */
  isSeen: z.boolean(),
})
export type TicketOff = z.infer<typeof TicketOff>

/** A person as the registration desk knows them; the tag shows its last four characters only. */
export const DeskAttendee = z.object({
  id: z.string(),
  tiktokUsername: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  attendeeName: z.string(),
  avatarUrl: z.nullable(z.string()),
  email: z.nullable(z.string()),
  language: LanguageCode,
  ageBand: AgeBand,
  isCrew: z.boolean(),
  isHidden: z.boolean(),
  totalPoints: z.int(),
  wristband: z.nullable(z.object({ endsWith: z.string(), linkedAt: z.string() })),
  /** Absent while the ticket is good, and for who has none from a shop. */
  ticketOff: z.optional(TicketOff),
  /** Counts what the desk writes, not the points and not the bands. */
  version: Version,
})
export type DeskAttendee = z.infer<typeof DeskAttendee>

/** What the desk writes about a person. */
export const AttendeeDraft = z.object({
  tiktokUsername: Trimmed(1, 60).check(
    z.overwrite((handle) => handle.replace(/^@/, '')),
    z.regex(/^\S+$/, 'A handle has no spaces.'),
  ),
  firstName: Trimmed(1, 80),
  lastName: Trimmed(0, 80),
  email: z.optional(z.nullable(z.email().check(z.maxLength(254)))),
  language: z.optional(LanguageCode),
  ageBand: z.optional(AgeBand),
  isCrew: z.optional(z.boolean()),
  isHidden: z.optional(z.boolean()),
})
export type AttendeeDraft = z.infer<typeof AttendeeDraft>

const params = z.object({ id: z.string().check(z.maxLength(100)) })

/** Finds people by name, handle, e-mail or band. */
export const listAttendees = {
  method: 'GET',
  url: '/api/admin/attendees',
  config: { access: 'attendees:manage', scope: 'people:read', refuses: [] },
  schema: {
    operationId: 'listAttendees',
    summary: 'Find attendees by name, handle, e-mail or band',
    tags: ['Desk'],
    querystring: z.object({
      search: z.optional(z.string().check(z.maxLength(200))),
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
      pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
    }),
    response: {
      200: z.object({ attendees: z.array(DeskAttendee), total: z.int(), pages: z.int(), page: z.int() }),
    },
  },
} as const satisfies Endpoint

/** Registers a walk-in; 409 when the handle is taken. */
export const createAttendee = {
  method: 'POST',
  url: '/api/admin/attendees',
  config: { access: 'attendees:manage', scope: 'people:write', refuses: ['already_exists', 'edition_over'] },
  schema: {
    operationId: 'createAttendee',
    summary: 'Register an attendee',
    tags: ['Desk'],
    body: AttendeeDraft,
    response: { 201: DeskAttendee },
  },
} as const satisfies Endpoint

/** Changes what is known of a person. 409 stale on an old version. */
export const changeAttendee = {
  method: 'PATCH',
  url: '/api/admin/attendees/:id',
  config: {
    access: 'attendees:manage',
    scope: 'people:write',
    refuses: ['attendee_not_found', 'already_exists', 'stale'],
  },
  schema: {
    operationId: 'changeAttendee',
    summary: 'Change an attendee',
    tags: ['Desk'],
    params,
    body: changeOf(AttendeeDraft),
    response: { 200: DeskAttendee },
  },
} as const satisfies Endpoint

/** Who wears a band, else who wore it last, and whether it is blocked as lost. A POST, so that no tag stands in an address. */
export const lookUpBand = {
  method: 'POST',
  url: '/api/admin/wristbands/look-up',
  config: { access: 'attendees:manage', refuses: [] },
  schema: {
    operationId: 'lookUpBand',
    summary: 'Find who wears a band, else who wore it last',
    tags: ['Desk'],
    body: z.object({ rfidTagId: TagId }),
    response: {
      200: z.object({ attendee: z.nullable(DeskAttendee), isWorn: z.boolean(), isBlocked: z.boolean() }),
    },
  },
} as const satisfies Endpoint

/** Links a band. A person has one band at a time: the old one is replaced. 409 when somebody else wears it or it is lost. */
export const linkWristband = {
  method: 'POST',
  url: '/api/admin/attendees/:id/wristbands',
  config: {
    access: 'attendees:manage',
    scope: 'people:write',
    refuses: ['attendee_not_found', 'edition_over', 'wristband_in_use', 'wristband_blocked'],
  },
  schema: {
    operationId: 'linkWristband',
    summary: 'Link a band to an attendee, replacing the one they had',
    tags: ['Desk'],
    params,
    body: z.object({ rfidTagId: TagId }),
    response: { 200: DeskAttendee },
  },
} as const satisfies Endpoint

/** Blocks the band of a person at once, as lost, and ends their own phones; their points stay. Nobody can be linked to it until it is found again. */
export const blockWristband = {
  method: 'DELETE',
  url: '/api/admin/attendees/:id/wristbands',
  config: { access: 'attendees:manage', refuses: ['attendee_not_found'] },
  schema: {
    operationId: 'blockWristband',
    summary: 'Block a lost band',
    tags: ['Desk'],
    params,
    response: { 200: DeskAttendee },
  },
} as const satisfies Endpoint

/** Says that a band which was blocked as lost is back: it can be linked again, to anybody. */
export const findBandAgain = {
  method: 'POST',
  url: '/api/admin/wristbands/found',
  config: { access: 'attendees:manage', refuses: ['wristband_not_blocked'] },
  schema: {
    operationId: 'findBandAgain',
    summary: 'Unblock a band that was lost and found again; answers who wore it last',
    tags: ['Desk'],
    body: z.object({ rfidTagId: TagId }),
    response: { 200: DeskAttendee },
  },
} as const satisfies Endpoint

/** A tap that was refused, and why. */
export const RefusedTap = z.object({
  code: z.string(),
  installationName: z.string(),
  /** The paired station at which it was tapped. */
  stationName: z.nullable(z.string()),
  occurredAt: z.string(),
})

/** Every row of a person and every tap that did not count, newest first: the answer to "why do I have no points?". */
export const getStatement = {
  method: 'GET',
  url: '/api/admin/attendees/:id/statement',
  config: { access: 'attendees:manage', scope: 'people:read', refuses: ['attendee_not_found'] },
  schema: {
    operationId: 'getStatement',
    summary: 'What counted, what did not, and why',
    tags: ['Desk'],
    params,
    response: {
      200: z.object({ attendee: DeskAttendee, rows: z.array(LedgerRow), refused: z.array(RefusedTap) }),
    },
  },
} as const satisfies Endpoint

/** Exports all people as CSV. */
export const exportAttendees = {
  method: 'GET',
  url: '/api/admin/attendees/export',
  config: { access: 'attendees:manage', scope: 'people:read', refuses: [] },
  schema: {
    operationId: 'exportAttendees',
    summary: 'Export attendees as CSV',
    tags: ['Desk'],
    response: { 200: CsvFile },
  },
} as const satisfies Endpoint
