import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { OpeningPeriod } from '../../contract/opening-hours.ts'

/** Places where points are earned. */
export const installations = pgTable('installations', {
  id: text().primaryKey(),
  name: text().notNull(),
  type: text().notNull(),
  location: text(),
  pointValue: integer('point_value').notNull(),
  isActive: boolean('is_active').notNull(),
  cooldownSeconds: integer('cooldown_seconds').notNull(),
  maxPerEventDay: integer('max_per_event_day').notNull(),
  earnedBy: text('earned_by', { enum: ['tap', 'photo', 'fortune'] }).notNull(),
  tapPolicy: text('tap_policy', { enum: ['open', 'station', 'station-or-owner'] }).notNull(),
  displayDurationSeconds: integer('display_duration_seconds').notNull(),
  openingHours: jsonb('opening_hours').$type<OpeningPeriod[]>().notNull().default([]),
  archivedAt: timestamp('archived_at', { withTimezone: true }),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
