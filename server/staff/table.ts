import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Role } from '../../contract/roles.ts'

/** Users of the dashboard, keyed by issuer and subject. */
export const users = pgTable('users', {
  id: text().primaryKey().default(sql`random_id()`),
  issuer: text().notNull(),
  subject: text().notNull(),
  email: text(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  role: text().$type<Role>().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
