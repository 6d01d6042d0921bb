import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Preference, Recommendation } from '../../contract/guide.ts'

/** Visits of guests and of identified attendees. */
export const sessions = pgTable('sessions', {
  id: text().primaryKey(),
  attendeeId: text('attendee_id'),
  /** What the session of an attendee was opened by; a guest's belongs to whoever has its link. */
  openedBy: text('opened_by', { enum: ['station', 'phone', 'nobody'] })
    .notNull()
    .default('nobody'),
  /** The station that opened it, and no other device. */
  stationId: text('station_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Fortunes as they were told. */
export const fortunes = pgTable('fortunes', {
  id: text().primaryKey().default(sql`random_id()`),
  sessionId: text('session_id').notNull(),
  language: text().notNull(),
  preference: text().$type<Preference>().notNull(),
  fortune: text().notNull(),
  recommendations: jsonb().$type<Recommendation[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
})

/** Questions as they were answered. */
export const questions = pgTable('questions', {
  id: text().primaryKey().default(sql`random_id()`),
  sessionId: text('session_id').notNull(),
  language: text().notNull(),
  question: text().notNull(),
  answer: text().notNull(),
  relatedTopics: text('related_topics').array().notNull(),
  sourceIds: text('source_ids').array().notNull(),
  grounded: boolean().notNull(),
  writtenBy: text('written_by', { enum: ['built-in', 'model'] }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
})
