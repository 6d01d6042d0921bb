import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type {
  OffTicket,
  PretixCounts,
  PretixJobFailure,
  PretixPreviewJob,
  PretixResult,
  PretixTake,
} from '../../contract/pretix.ts'
import type { Actor } from '../audit/index.ts'
import { bytea } from '../db/bytea.ts'
import type { Told } from './settle.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Events of pretix shops whose orders become people. */
export const pretixSources = pgTable('pretix_sources', {
  id: text().primaryKey().default(sql`random_id()`),
  address: text().notNull(),
  organiser: text().notNull(),
  event: text().notNull(),
  name: text().notNull(),
  sealedToken: bytea('sealed_token').notNull(),
  hookKey: text('hook_key').notNull().unique(),
  products: integer().array(),
  checkinList: integer('checkin_list'),
  isFollowing: boolean('is_following').notNull().default(false),
  seenUntil: moment('seen_until'),
  nextRunAt: moment('next_run_at'),
  lastRunAt: moment('last_run_at'),
  lastResult: jsonb('last_result').$type<PretixResult>(),
  failures: integer().notNull().default(0),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
})

/** Tickets that came in, and what pretix said of them then. */
export const pretixTickets = pgTable(
  'pretix_tickets',
  {
    sourceId: text('source_id').notNull(),
    reference: text().notNull(),
    attendeeId: text('attendee_id').notNull(),
    told: jsonb().$type<Partial<Told>>().notNull(),
    offReason: text('off_reason').$type<OffTicket['reason']>(),
    offSince: moment('off_since'),
    offSeenAt: moment('off_seen_at'),
    isForgotten: boolean('is_forgotten').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.sourceId, table.reference] })],
)

/** Columns of work on all orders of a shop that goes on in the background: at most one per shop. */
const jobColumns = <State extends string>(jobId: string) => ({
  sourceId: text('source_id').primaryKey(),
  jobId: text(jobId).notNull(),
  state: text().$type<State>().notNull(),
  pagesRead: integer('pages_read').notNull().default(0),
  pages: integer().notNull(),
  aliveUntil: moment('alive_until').notNull(),
  attempts: integer().notNull().default(0),
  failure: text().$type<PretixJobFailure>(),
  beganAt: moment('began_at').notNull(),
})

/** What all orders of a shop would bring. */
export const pretixPreviews = pgTable('pretix_previews', {
  ...jobColumns<PretixPreviewJob['state']>('look_id'),
  sealedPreview: bytea('sealed_preview'),
})

/** Taking the people of all orders of a shop. */
export const pretixTakes = pgTable('pretix_takes', {
  ...jobColumns<PretixTake['state']>('take_id'),
  actor: jsonb().$type<Actor>().notNull(),
  counts: jsonb().$type<PretixCounts>(),
})
