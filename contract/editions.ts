import * as z from 'zod/mini'
import { EventSettings } from './admin-event.ts'
import type { Endpoint } from './endpoint.ts'
import { Version } from './version.ts'

/** So long after the end of an edition the people of it are kept, and the handles on its board. */
export const PEOPLE_DAYS = 90

const Day = z.iso.date('A day such as 2026-12-04')

/** What of an edition is there at this moment. */
const EditionCounts = z.object({
  people: z.int(),
  bands: z.int(),
  taps: z.int(),
  points: z.int(),
  /** Pictures of the photo booth that are not deleted yet. */
  photos: z.int(),
  questions: z.int(),
  prizesHandedOver: z.int(),
  /** Prizes that are kept for somebody and were not fetched. */
  prizesReserved: z.int(),
  /** Stations that told lately that they keep taps which did not arrive yet. */
  stationsWithTaps: z.int(),
  stations: z.int(),
  /** Entries of the knowledge with a time. */
  programmeEntries: z.int(),
})

/** The edition that is set up, runs, or was closed last. */
export const CurrentEdition = z.object({
  name: z.string(),
  shortName: z.string(),
  edition: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  /** That of the event's settings. */
  version: Version,
  closedAt: z.nullable(z.string()),
  nextStartsOn: z.nullable(z.string()),
  /** Its days run at this moment. */
  areDoorsOpen: z.boolean(),
  /** Its people are gone, and its archive is written. */
  isArchived: z.boolean(),
  /** When its people go by themselves; null while it is open, and once they are gone. */
  peopleGoAt: z.nullable(z.string()),
  counts: EditionCounts,
})
export type CurrentEdition = z.infer<typeof CurrentEdition>

/** An edition that is over, in figures. */
export const PastEdition = z.object({
  id: z.string(),
  name: z.string(),
  edition: z.string(),
  timeZone: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  closedAt: z.string(),
  archivedAt: z.string(),
  people: z.int(),
  taps: z.int(),
  points: z.int(),
  prizesHandedOver: z.int(),
  questions: z.int(),
})
export type PastEdition = z.infer<typeof PastEdition>

/** Everything that is kept of an edition. */
export const ArchivedEdition = z.extend(PastEdition, {
  installations: z.array(z.object({ name: z.string(), taps: z.int(), points: z.int() })),
  /** By event day, in order. */
  days: z.array(z.object({ day: z.string(), taps: z.int(), points: z.int(), people: z.int() })),
  prizes: z.array(z.object({ name: z.string(), requiredPoints: z.int(), handedOver: z.int() })),
  /** The public board as it was at the end, 100 places at the most. A handle is null once it is gone. */
  places: z.array(z.object({ rank: z.int(), points: z.int(), handle: z.nullable(z.string()) })),
  /** When the handles that are left go; null when none is. */
  namesGoAt: z.nullable(z.string()),
})
export type ArchivedEdition = z.infer<typeof ArchivedEdition>

/** The current edition, with what closing it would mean, and those before it. */
export const listEditions = {
  method: 'GET',
  url: '/api/admin/editions',
  config: { access: 'event:manage', refuses: [] },
  schema: {
    operationId: 'listEditions',
    summary: 'This edition of the event, and those before it',
    tags: ['Event'],
    response: { 200: z.object({ current: CurrentEdition, past: z.array(PastEdition) }) },
  },
} as const satisfies Endpoint

const params = z.object({ id: z.string().check(z.maxLength(100)) })

/** What is kept of an edition that is over. */
export const getEdition = {
  method: 'GET',
  url: '/api/admin/editions/:id',
  config: { access: 'event:manage', refuses: ['edition_not_found'] },
  schema: {
    operationId: 'getEdition',
    summary: 'What is kept of an edition that is over',
    tags: ['Event'],
    params,
    response: { 200: ArchivedEdition },
  },
} as const satisfies Endpoint

/** Takes the handles from the board of an edition that is over, before they go by themselves. */
export const forgetNames = {
  method: 'DELETE',
  url: '/api/admin/editions/:id/names',
  config: { access: 'event:manage', refuses: ['edition_not_found'] },
  schema: {
    operationId: 'forgetNames',
    summary: 'Take the handles from the board of an edition that is over',
    tags: ['Event'],
    params,
    response: { 200: ArchivedEdition },
  },
} as const satisfies Endpoint

/** The name of the event, typed by whoever means it; capitals do not matter. */
const Confirmation = z.string().check(z.minLength(1), z.maxLength(200))

/**
 * Closes the edition: nothing that happens later counts. Closing what is closed changes nothing. 400 `invalid_request`
 * names `confirmation` when it is not the event's name; 409 doors_open during the event's days without `whileOpen`.
 */
export const closeEdition = {
  method: 'POST',
  url: '/api/admin/editions/close',
  config: { access: 'event:manage', refuses: ['doors_open', 'stale'] },
  schema: {
    operationId: 'closeEdition',
    summary: 'Close this edition of the event',
    tags: ['Event'],
    body: z.object({
      confirmation: Confirmation,
      whileOpen: z._default(z.boolean(), false),
      /** When the next one begins, if that is known: Leon and the screens say so. */
      nextStartsOn: z.nullable(Day),
      version: Version,
    }),
    response: { 200: CurrentEdition },
  },
} as const satisfies Endpoint

/** Opens an edition again that was closed. 409 edition_archived once its people are gone. */
export const reopenEdition = {
  method: 'POST',
  url: '/api/admin/editions/reopen',
  config: { access: 'event:manage', refuses: ['edition_archived'] },
  schema: {
    operationId: 'reopenEdition',
    summary: 'Open this edition again',
    tags: ['Event'],
    body: z.object({}),
    response: { 200: CurrentEdition },
  },
} as const satisfies Endpoint

const { name, shortName, edition, startsOn, endsOn } = EventSettings.shape

/**
 * Archives the closed edition, removes its people and everything about them, and begins the next with the set-up of this
 * one. All or nothing, and once: 409 edition_open when somebody was faster.
 */
export const beginEdition = {
  method: 'POST',
  url: '/api/admin/editions/next',
  config: { access: 'event:manage', refuses: ['edition_open', 'stale'] },
  schema: {
    operationId: 'beginEdition',
    summary: 'Begin the next edition with the set-up of this one',
    tags: ['Event'],
    body: z.object({
      /** The name of the edition that ends. */
      confirmation: Confirmation,
      name,
      shortName,
      edition,
      startsOn,
      endsOn,
      /** Devices go on as stations; without it they are paired anew. */
      keepsStations: z.boolean(),
      version: Version,
    }),
    response: { 200: CurrentEdition },
  },
} as const satisfies Endpoint
