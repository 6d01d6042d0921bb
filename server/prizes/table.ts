import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Prizes and the points that reach them. */
export const prizeTiers = pgTable('prize_tiers', {
  id: text().primaryKey().default(sql`random_id()`),
  prizeName: text('prize_name').notNull(),
  requiredPoints: integer('required_points').notNull(),
  description: text(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
