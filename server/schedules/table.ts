import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { SyncResult } from '../../contract/schedules.ts'
import type { ScheduleFormat, SourceSession } from './formats/session.ts'

/** What a schedule said of a session when it was taken. */
export type Taken = Pick<SourceSession, 'title' | 'description' | 'location' | 'tags' | 'startsAt' | 'endsAt'>

/** Where the programme comes from. */
export const scheduleSources = pgTable('schedule_sources', {
  id: text().primaryKey(),
  name: text().notNull(),
  format: text().$type<ScheduleFormat>().notNull(),
  address: text(),
  everyMinutes: integer('every_minutes'),
  nextRunAt: timestamp('next_run_at', { withTimezone: true }),
  lastRunAt: timestamp('last_run_at', { withTimezone: true }),
  lastResult: jsonb('last_result').$type<SyncResult>(),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Which session of a schedule is which entry. */
export const scheduleSessions = pgTable(
  'schedule_sessions',
  {
    sourceId: text('source_id').notNull(),
    key: text().notNull(),
    series: text().notNull(),
    entryId: text('entry_id').notNull(),
    taken: jsonb().$type<Taken>().notNull(),
    isCancelled: boolean('is_cancelled').notNull().default(false),
  },
  (columns) => [primaryKey({ columns: [columns.sourceId, columns.key] })],
)

/** Schedules as they were read, until somebody takes what was shown. */
export const schedulePreviews = pgTable('schedule_previews', {
  id: text().primaryKey(),
  sourceId: text('source_id').notNull(),
  sessions: jsonb().$type<SourceSession[]>().notNull(),
  digest: text().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
})
