import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Prizes and the points that reach them. */
export const prizeTiers = pgTable('prize_tiers', {
  id: text().primaryKey().default(sql`random_id()`),
  prizeName: text('prize_name').notNull(),
  requiredPoints: integer('required_points').notNull(),
  description: text(),
  isActive: boolean('is_active').notNull().default(true),
  /** How many there are altogether; null means always enough. */
  stock: integer(),
  /** How many of them are reserved or handed over; the database counts. */
  held: integer().notNull().default(0),
  perPersonLimit: integer('per_person_limit').notNull().default(1),
  /** Counts the saves of its sizes, so that they are changes of the prize. */
  sizeSaves: integer('size_saves').notNull().default(0),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
})

/** Sizes of a prize, each with a stock of its own. */
export const prizeSizes = pgTable('prize_sizes', {
  id: text().primaryKey().default(sql`random_id()`),
  tierId: text('tier_id').notNull(),
  name: text().notNull(),
  /** Where it stands in the list of its prize. */
  position: integer().notNull(),
  /** How many there are altogether; null means always enough. */
  stock: integer(),
  /** How many of them are reserved or handed over; the database counts. */
  held: integer().notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  removedAt: timestamp('removed_at', { withTimezone: true }),
})

/** One piece of a prize for one person, from the reservation to its end; never deleted. */
export const prizeClaims = pgTable('prize_claims', {
  id: text().primaryKey().default(sql`random_id()`),
  tierId: text('tier_id').notNull(),
  attendeeId: text('attendee_id').notNull(),
  /** Which of the pieces that one person may have: 1 up to the limit of the tier. */
  piece: integer().notNull(),
  prizeName: text('prize_name').notNull(),
  requiredPoints: integer('required_points').notNull(),
  /** Null where the prize had no sizes; the name is as it was at that moment. */
  sizeId: text('size_id'),
  sizeName: text('size_name'),
  state: text({ enum: ['reserved', 'handed-over', 'returned', 'cancelled', 'expired'] })
    .notNull()
    .default('reserved'),
  reservedAt: timestamp('reserved_at', { withTimezone: true }).notNull(),
  reservedBy: text('reserved_by').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  handedOverAt: timestamp('handed_over_at', { withTimezone: true }),
  handedOverBy: text('handed_over_by'),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  endedBy: text('ended_by'),
  reason: text(),
  idempotencyKey: text('idempotency_key'),
  fingerprint: text(),
})
