import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { Category, LanguageCode, PublicEntry } from './knowledge.ts'
import { CalendarFile } from './media.ts'

/** Longest search in characters; nobody types more into a phone. */
const LONGEST_SEARCH = 200

/** Most entries that one person saves: more than anybody can visit, and no script can make the list grow for ever. */
export const LONGEST_ITINERARY = 200

/** What an activity is: a drop-in place, an entry of the timetable, or a plain tap station. */
export const activityKinds = ['activation', 'schedule', 'station'] as const
const ActivityKind = z.enum(activityKinds)
export type ActivityKind = z.infer<typeof ActivityKind>

/** Something to do. `id` is the knowledge entry's, which an itinerary can save, unless it is a plain station. */
export const Activity = z.extend(z.omit(PublicEntry, { category: true }), {
  kind: ActivityKind,
  /** Event day in venue time as yyyy-mm-dd; it lasts until the small hours. */
  day: z.nullable(z.string()),
  /** What can be earned there at this moment; null where there are no points. */
  points: z.nullable(z.int()),
  /** Where the points are earned, and whether it is open; null where there are no points. */
  installation: z.nullable(z.object({ id: z.string(), type: z.string(), isActive: z.boolean() })),
})
export type Activity = z.infer<typeof Activity>

/** Which part of the programme: on at this moment, next to begin, or everything. */
export const When = z.enum(['now', 'next', 'all'])
export type When = z.infer<typeof When>

const Search = z._default(z.string().check(z.maxLength(LONGEST_SEARCH)), '')

/** Everything there is to do, in order of time, what has no time last. */
export const Activities = z.object({
  activities: z.array(Activity),
  /** Milliseconds by which the programme clock is ahead of the real time; 0 at a live festival. */
  clockAheadMs: z.int(),
})
export type Activities = z.infer<typeof Activities>

/** What there is to do, from the event knowledge and the installations. Answers carry an ETag. */
export const listActivities = {
  method: 'GET',
  url: '/api/activities',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'listActivities',
    summary: 'Everything to do: the timetable, drop-in places and tap stations with their current points',
    tags: ['Programme'],
    querystring: z.object({
      language: z._default(LanguageCode, 'en'),
      search: Search,
      category: z.optional(ActivityKind),
      when: z._default(When, 'all'),
    }),
    response: { 200: Activities },
  },
} as const satisfies Endpoint

/**
 * The general entries of the event knowledge, the same text that the guide answers from. A search finds what the guide
 * would answer from, best first, then what has its words. Answers carry an ETag.
 */
export const listFaqs = {
  method: 'GET',
  url: '/api/faqs',
  config: { access: 'anyone', refuses: [] },
  schema: {
    operationId: 'listFaqs',
    summary: 'Frequently asked questions: the general entries of the event knowledge',
    tags: ['Programme'],
    querystring: z.object({ language: z._default(LanguageCode, 'en'), search: Search }),
    response: { 200: z.object({ faqs: z.array(PublicEntry) }) },
  },
} as const satisfies Endpoint

/** What became of something saved since its owner saw it last. */
const SavedChange = z.object({
  kind: z.enum(['moved', 'cancelled', 'back']),
  /** When and where it was, as it was seen. */
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Of the entry: who has seen this one is told of it no more. */
  version: z.int(),
})

/** Something saved, as the itinerary shows it. */
export const ItineraryItem = z.object({
  id: z.string(),
  category: Category,
  title: z.string(),
  description: z.string(),
  location: z.nullable(z.string()),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  /** It was on the programme when it was saved and is not any more. */
  isCancelled: z.boolean(),
  /** Ids of the other saved entries that happen at the same time. */
  overlaps: z.array(z.string()),
  savedAt: z.string(),
  /** What its owner has not seen yet; null: nothing. */
  change: z.nullable(SavedChange),
})
export type ItineraryItem = z.infer<typeof ItineraryItem>

/** What a session saved: by event day in order of time, and what has no time in the order it was saved. */
export const Itinerary = z.object({
  days: z.array(z.object({ day: z.string(), items: z.array(ItineraryItem) })),
  anytime: z.array(ItineraryItem),
})
export type Itinerary = z.infer<typeof Itinerary>

/** Anything may stand in the address; what is no session id is a session that does not exist. */
const sessionParams = z.object({ sessionId: z.string().check(z.maxLength(100)) })
const entryParams = z.extend(sessionParams, { entryId: z.string().check(z.maxLength(100)) })

/** The itinerary of a session; of an attendee's session it is the attendee's. Whoever knows the session reads it. */
export const getItinerary = {
  method: 'GET',
  url: '/api/sessions/:sessionId/itinerary',
  config: { access: 'anyone', refuses: ['session_not_found'] },
  schema: {
    operationId: 'getItinerary',
    summary: 'What a session saved, by event day, with overlaps marked',
    tags: ['Itinerary'],
    params: sessionParams,
    querystring: z.object({ language: z._default(LanguageCode, 'en') }),
    response: { 200: Itinerary },
  },
} as const satisfies Endpoint

/** One saved entry; 404 where it is not saved. */
export const getItineraryItem = {
  method: 'GET',
  url: '/api/sessions/:sessionId/itinerary/:entryId',
  config: { access: 'anyone', refuses: ['session_not_found', 'entry_not_found'] },
  schema: {
    operationId: 'getItineraryItem',
    summary: 'One saved entry',
    tags: ['Itinerary'],
    params: entryParams,
    querystring: z.object({ language: z._default(LanguageCode, 'en') }),
    response: { 200: ItineraryItem },
  },
} as const satisfies Endpoint

const Saved = z.object({ entryId: z.string(), savedAt: z.string() })

/** Saves an entry; again changes nothing. Only the holder of an attendee's session may. */
export const saveEntry = {
  method: 'PUT',
  url: '/api/sessions/:sessionId/itinerary/:entryId',
  config: {
    access: 'anyone',
    refuses: ['session_not_found', 'not_your_session', 'entry_not_found', 'itinerary_full', 'edition_over'],
  },
  schema: {
    operationId: 'saveEntry',
    summary: 'Save an entry; saving it again changes nothing',
    tags: ['Itinerary'],
    params: entryParams,
    response: { 200: Saved, 201: Saved },
  },
} as const satisfies Endpoint

/** Takes an entry out of the itinerary; what is not in it stays out. Only the holder of an attendee's session may. */
export const dropEntry = {
  method: 'DELETE',
  url: '/api/sessions/:sessionId/itinerary/:entryId',
  config: { access: 'anyone', refuses: ['session_not_found', 'not_your_session'] },
  schema: {
    operationId: 'dropEntry',
    summary: 'Take an entry out of the itinerary',
    tags: ['Itinerary'],
    params: entryParams,
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

/** Says which changes its owner has seen; one that came later stays. Only the holder of an attendee's session may. */
export const seeChanges = {
  method: 'POST',
  url: '/api/sessions/:sessionId/itinerary/seen',
  config: { access: 'anyone', refuses: ['session_not_found', 'not_your_session'] },
  schema: {
    operationId: 'seeChanges',
    summary: 'Say which changes of saved entries were seen',
    tags: ['Itinerary'],
    params: sessionParams,
    body: z.object({
      entries: z
        .array(
          z.object({
            id: z.string().check(z.maxLength(100)),
            version: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
          }),
        )
        .check(z.minLength(1), z.maxLength(LONGEST_ITINERARY)),
    }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint

/** The itinerary as a calendar file; with `entry` that one alone. What has no time is left out. */
export const getItineraryCalendar = {
  method: 'GET',
  url: '/api/sessions/:sessionId/itinerary.ics',
  config: { access: 'anyone', refuses: ['session_not_found', 'entry_not_found'] },
  schema: {
    operationId: 'getItineraryCalendar',
    summary: 'The itinerary as an iCalendar file',
    tags: ['Itinerary'],
    params: sessionParams,
    querystring: z.object({
      language: z._default(LanguageCode, 'en'),
      entry: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: { 200: CalendarFile },
  },
} as const satisfies Endpoint
