import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { OffTicket, PretixPreviewJob, PretixResult } from '../../contract/pretix.ts'
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

/** What all orders of a shop would bring: at most one preview per shop, in the background. */
export const pretixPreviews = pgTable('pretix_previews', {
  sourceId: text('source_id').primaryKey(),
  previewId: text('look_id').notNull(),
  state: text().$type<PretixPreviewJob['state']>().notNull(),
  pagesRead: integer('pages_read').notNull().default(0),
  pages: integer().notNull(),
  aliveUntil: moment('alive_until').notNull(),
  attempts: integer().notNull().default(0),
  sealedPreview: bytea('sealed_preview'),
  failure: text().$type<PretixPreviewJob['failure']>(),
  beganAt: moment('began_at').notNull(),
})
