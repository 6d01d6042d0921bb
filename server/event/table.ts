import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** The one record that decides every name of the festival. */
export const event = pgTable('event', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  name: text().notNull(),
  shortName: text('short_name').notNull(),
  edition: text().notNull(),
  timeZone: text('time_zone').notNull(),
  dayStartsAtHour: integer('day_starts_at_hour').notNull(),
  startsOn: date('starts_on').notNull(),
  endsOn: date('ends_on').notNull(),
})
