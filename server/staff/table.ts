import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Role } from '../../contract/roles.ts'
import { bytea } from '../db/bytea.ts'

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

/** Sign-ins that have left for the provider; the hash is of the secret in the browser's cookie. */
export const signIns = pgTable('sign_ins', {
  idHash: bytea('id_hash').primaryKey(),
  state: text().notNull(),
  nonce: text().notNull(),
  codeVerifier: text('code_verifier').notNull(),
  returnTo: text('return_to'),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
})

/** Browsers that are signed in; the hash is of the secret in their cookie. */
export const staffSessions = pgTable('staff_sessions', {
  idHash: bytea('id_hash').primaryKey(),
  userId: text('user_id').notNull(),
  idToken: text('id_token').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
})
