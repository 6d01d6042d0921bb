import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The one finale of the festival. */
export const finale = pgTable('finale', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  plannedAt: timestamp('planned_at', { withTimezone: true }),
  frozenAt: timestamp('frozen_at', { withTimezone: true }),
  revealStartedAt: timestamp('reveal_started_at', { withTimezone: true }),
  revealedToRank: integer('revealed_to_rank'),
  revealedAt: timestamp('revealed_at', { withTimezone: true }),
  version: integer().notNull().default(1),
})

/** Who stood where at the moment of the freeze. */
export const standing = pgTable('standing', {
  attendeeId: text('attendee_id').primaryKey(),
  totalPoints: integer('total_points').notNull(),
  reachedAt: timestamp('reached_at', { withTimezone: true }).notNull(),
  rank: integer(),
})
