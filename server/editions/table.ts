import { sql } from 'drizzle-orm'
import { bigint, date, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ArchivedEdition } from '../../contract/editions.ts'

/** What an edition was, without its people. */
export const editions = pgTable('editions', {
  id: text().primaryKey().default(sql`random_id()`),
  name: text().notNull(),
  edition: text().notNull(),
  timeZone: text('time_zone').notNull(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
  closedAt: timestamp('closed_at', { withTimezone: true }).notNull().unique(),
  archivedAt: timestamp('archived_at', { withTimezone: true }).notNull(),
  people: integer().notNull(),
  taps: integer().notNull(),
  points: bigint({ mode: 'number' }).notNull(),
  prizesHandedOver: integer('prizes_handed_over').notNull(),
  questions: integer().notNull(),
  installations: jsonb().$type<ArchivedEdition['installations']>().notNull(),
  days: jsonb().$type<ArchivedEdition['days']>().notNull(),
  prizes: jsonb().$type<ArchivedEdition['prizes']>().notNull(),
})

/** The public board of an edition; a handle is empty once it is gone. */
export const editionPlaces = pgTable(
  'edition_places',
  {
    editionId: text('edition_id').notNull(),
    place: integer().notNull(),
    rank: integer().notNull(),
    points: integer().notNull(),
    handle: text(),
  },
  (table) => [primaryKey({ columns: [table.editionId, table.place] })],
)
