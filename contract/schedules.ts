import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { changeOf, Version } from './version.ts'

/** Formats of schedules that are read (docs/schedules.md). */
export const scheduleFormats = ['pretalx', 'frab', 'sessionize', 'ical'] as const
const ScheduleFormat = z.enum(scheduleFormats)

/** How often a schedule may be read by itself (minutes). */
export const SYNC_MINUTES = { least: 5, most: 1_440 } as const

/** Why no schedule could be read, and one sentence for people. `issues[0].path` of `schedule_unreadable` says which. */
export const scheduleFailures = {
  address: 'A schedule needs an https:// address that is open to everybody on the internet.',
  away: 'Nothing could be fetched from this address.',
  'too-slow': 'This address takes too long to answer.',
  'too-large': 'This schedule has more than 5 MB.',
  'not-a-schedule': 'This is no schedule of pretalx, frab, Sessionize or iCalendar.',
  'no-sessions': 'There are no sessions in this schedule.',
  'too-many-sessions': 'There are more than 5,000 sessions in this schedule.',
} as const
const ScheduleFailure = z.enum(Object.keys(scheduleFailures) as [keyof typeof scheduleFailures])
export type ScheduleFailure = keyof typeof scheduleFailures

/** What is worth saying about a session of a schedule. The first five were left out, the others are taken. */
export const scheduleRemarks = [
  ...(['no-title', 'no-time', 'not-a-date', 'unknown-zone', 'all-day'] as const),
  ...(['end-before-start', 'too-long', 'same-id', 'endless', 'outside-event', 'place-clash'] as const),
] as const
const ScheduleRemark = z.object({
  code: z.enum(scheduleRemarks),
  title: z.string(),
  other: z.optional(z.string()),
})
export type ScheduleRemark = z.infer<typeof ScheduleRemark>

/** How many sessions came, moved and so on. */
export const SyncCounts = z.object({
  new: z.int(),
  moved: z.int(),
  changed: z.int(),
  cancelled: z.int(),
  /** Cancelled before, and on again. */
  back: z.int(),
  unchanged: z.int(),
  /** Sessions in which something that staff wrote by hand stays. */
  kept: z.int(),
})
export type SyncCounts = z.infer<typeof SyncCounts>

/** What became of the last reading. */
const SyncResult = z.object({
  outcome: z.enum(['taken', 'unchanged', 'waits', 'failed']),
  /** With `failed`. */
  failure: z.optional(ScheduleFailure),
  /** Of what was taken, or, with `waits`, of what somebody has to look at first. */
  counts: z.optional(SyncCounts),
})
export type SyncResult = z.infer<typeof SyncResult>

/** Where a programme comes from. */
export const ScheduleSource = z.object({
  id: z.string(),
  name: z.string(),
  format: ScheduleFormat,
  /** Where it is fetched; null where staff bring files. */
  address: z.nullable(z.string()),
  /** How often it is read and taken by itself; null: when staff say so. */
  everyMinutes: z.nullable(z.int()),
  /** Sessions that it has now. */
  sessions: z.int(),
  lastRunAt: z.nullable(z.string()),
  lastResult: z.nullable(SyncResult),
  version: Version,
})
export type ScheduleSource = z.infer<typeof ScheduleSource>

/** Parts of an entry that a schedule fills. */
export const syncedFields = ['title', 'description', 'location', 'tags', 'startsAt', 'endsAt'] as const
export type SyncedField = (typeof syncedFields)[number]

/** A field that differs. Tags are joined by commas, times are instants, long texts are cut. */
const FieldChange = z.object({
  field: z.enum(syncedFields),
  before: z.nullable(z.string()),
  /** What the schedule says. */
  after: z.nullable(z.string()),
  /** Written by hand since the schedule was taken: it stays, unless the session is named in `overwrite`. */
  isKept: z.boolean(),
})
export type FieldChange = z.infer<typeof FieldChange>

/** What the schedule changes of a session. */
export const SessionChange = z.object({
  key: z.string(),
  kind: z.enum(['new', 'moved', 'changed', 'cancelled', 'back', 'kept']),
  title: z.string(),
  startsAt: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Removed by hand, so it stays removed, unless the session is named in `overwrite`. */
  isRemovedByHand: z.boolean(),
  fields: z.array(FieldChange),
  /** How many people saved it; they are told. */
  savedBy: z.int(),
})
export type SessionChange = z.infer<typeof SessionChange>

/** Everything that taking a schedule would do. */
export const SchedulePreview = z.object({
  id: z.string(),
  source: ScheduleSource,
  counts: SyncCounts,
  changes: z.array(SessionChange),
  remarks: z.array(ScheduleRemark),
})
export type SchedulePreview = z.infer<typeof SchedulePreview>

const params = z.object({ id: z.string().check(z.maxLength(100)) })
const Name = z.string().check(
  z.overwrite((text) => text.trim()),
  z.minLength(1),
  z.maxLength(100),
)
const Address = z.string().check(z.maxLength(2_000))
const EveryMinutes = z.nullable(z.int().check(z.minimum(SYNC_MINUTES.least), z.maximum(SYNC_MINUTES.most)))

const manage = 'knowledge:manage'
const tags = ['Programme']

/** The schedules that the programme comes from. */
export const listSchedules = {
  method: 'GET',
  url: '/api/admin/schedules',
  config: { access: manage, refuses: [] },
  schema: {
    operationId: 'listSchedules',
    summary: 'The schedules that the programme comes from, with what became of their last reading',
    tags,
    response: { 200: z.object({ schedules: z.array(ScheduleSource) }) },
  },
} as const satisfies Endpoint

/** Reads a schedule for the first time, and shows what it has. Nothing is taken yet. */
export const addSchedule = {
  method: 'POST',
  url: '/api/admin/schedules',
  config: { access: manage, refuses: ['schedule_unreadable'] },
  schema: {
    operationId: 'addSchedule',
    summary: 'Add a schedule by its address, and see what it would bring',
    tags,
    body: z.object({ address: Address }),
    response: { 201: SchedulePreview },
  },
} as const satisfies Endpoint

/** Reads a file (multipart `file`, 5 MB), as a new schedule or as the next state of one. Nothing is taken yet. */
export const readScheduleFile = {
  method: 'POST',
  url: '/api/admin/schedules/file',
  config: { access: manage, refuses: ['schedule_unreadable', 'schedule_not_found'] },
  schema: {
    operationId: 'readScheduleFile',
    summary: 'Read a schedule from a file, and see what it would change',
    tags,
    querystring: z.object({ schedule: z.optional(z.string().check(z.maxLength(100))) }),
    response: { 200: SchedulePreview },
  },
} as const satisfies Endpoint

/** Reads a schedule again, and shows what it would change. Nothing is taken yet. */
export const checkSchedule = {
  method: 'POST',
  url: '/api/admin/schedules/:id/check',
  config: { access: manage, refuses: ['schedule_not_found', 'schedule_unreadable'] },
  schema: {
    operationId: 'checkSchedule',
    summary: 'Read a schedule again, and see what it would change',
    tags,
    params,
    response: { 200: SchedulePreview },
  },
} as const satisfies Endpoint

/** Takes what a preview showed; 409 stale when it would be something else by now, or the preview is a day old. */
export const takeSchedule = {
  method: 'POST',
  url: '/api/admin/schedules/:id/take',
  config: { access: manage, refuses: ['schedule_not_found', 'stale'] },
  schema: {
    operationId: 'takeSchedule',
    summary: 'Take the changes that a preview showed',
    tags,
    params,
    body: z.object({
      preview: z.string().check(z.maxLength(100)),
      /** Keys of sessions in which the schedule goes before what was written by hand. */
      overwrite: z._default(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(5_000)), []),
    }),
    response: { 200: z.object({ schedule: ScheduleSource, counts: SyncCounts }) },
  },
} as const satisfies Endpoint

/** Names a schedule, moves its address, or has it read and taken by itself. */
export const changeSchedule = {
  method: 'PATCH',
  url: '/api/admin/schedules/:id',
  config: { access: manage, refuses: ['schedule_not_found', 'schedule_unreadable', 'stale'] },
  schema: {
    operationId: 'changeSchedule',
    summary: 'Change the name, the address or the rhythm of a schedule',
    tags,
    params,
    body: changeOf(z.object({ name: Name, address: Address, everyMinutes: EveryMinutes })),
    response: { 200: ScheduleSource },
  },
} as const satisfies Endpoint

/** Forgets a schedule; its sessions stay in the programme, or go with it. */
export const removeSchedule = {
  method: 'DELETE',
  url: '/api/admin/schedules/:id',
  config: { access: manage, refuses: ['schedule_not_found'] },
  schema: {
    operationId: 'removeSchedule',
    summary: 'Forget a schedule; its sessions stay, or are removed with it',
    tags,
    params,
    querystring: z.object({ sessions: z._default(z.enum(['stay', 'go']), 'stay') }),
    response: { 204: z.null() },
  },
} as const satisfies Endpoint
