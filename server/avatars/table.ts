import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../db/bytea.ts'

/** Pictures of people, in the widths of contract/avatars.ts. `attendees.avatar_url` is the address of its `name`. */
export const avatars = pgTable('avatars', {
  attendeeId: text('attendee_id').primaryKey(),
  name: text().notNull().unique(),
  small: bytea().notNull(),
  medium: bytea().notNull(),
  large: bytea().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
})

/** Pictures that an import named by an address on another site, until they are fetched; then what became of it. */
export const wantedPictures = pgTable('wanted_pictures', {
  attendeeId: text('attendee_id').primaryKey(),
  address: text().notNull(),
  tries: integer().notNull().default(0),
  nextTryAt: timestamp('next_try_at', { withTimezone: true }),
  problem: text(),
})
