import { boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PictureKind } from '../../contract/event-pictures.ts'
import { type Language, languages } from '../../contract/languages.ts'
import { bytea } from '../db/bytea.ts'

/** The one record that decides every name of the festival. An empty text is one that nobody has written. */
export const event = pgTable('event', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  version: integer().notNull().default(1),
  name: text().notNull(),
  shortName: text('short_name').notNull(),
  edition: text().notNull(),
  organiser: text().notNull().default(''),
  timeZone: text('time_zone').notNull(),
  dayStartsAtHour: integer('day_starts_at_hour').notNull(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  languages: text()
    .array()
    .$type<Language[]>()
    .notNull()
    .default([...languages]),
  defaultLanguage: text('default_language').$type<Language>().notNull().default('en'),
  venueName: text('venue_name').notNull().default(''),
  venueAddress: text('venue_address').notNull().default(''),
  venueMapUrl: text('venue_map_url').notNull().default(''),
  helpDesk: jsonb('help_desk').$type<Partial<Record<Language, string>>>().notNull().default({}),
  helpEmail: text('help_email').notNull().default(''),
  helpPhone: text('help_phone').notNull().default(''),
  accent: text(),
  second: text(),
  logo: text(),
  mascot: text(),
  /** The version of the event with which the map of the venue last changed; empty: there is no map. */
  mapVersion: integer('map_version'),
  guideName: text('guide_name').notNull().default('Leon'),
  /** Each with a text per language; none: the product's own. */
  quickQuestions: jsonb('quick_questions').$type<Partial<Record<Language, string>>[]>().notNull().default([]),
  kioskIdleSeconds: integer('kiosk_idle_seconds').notNull().default(45),
  tapResultSeconds: integer('tap_result_seconds').notNull().default(10),
  /** Empty: this is the first edition. */
  beganAt: timestamp('began_at', { withTimezone: true }),
  /** Empty: this edition is open. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
  nextStartsOn: date('next_starts_on'),
})

/** Logo and mascot, encoded anew in every form of contract/event-pictures.ts; `event` says which of them count. */
export const eventPictures = pgTable('event_pictures', {
  kind: text().$type<PictureKind>().primaryKey(),
  name: text().notNull().unique(),
  screen: bytea().notNull(),
  drawing: bytea().notNull(),
  icon: bytea().notNull(),
  tab: bytea().notNull(),
})
