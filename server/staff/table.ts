import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Role } from '../../contract/roles.ts'
import { bytea } from '../db/bytea.ts'

/** Roles that administrators made, beside the built-in ones. */
export const staffRoles = pgTable('staff_roles', {
  id: text().primaryKey().default(sql`random_id()`),
  name: text().notNull(),
  permissions: text().array().notNull(),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Users of the dashboard, keyed by issuer and subject. */
export const users = pgTable('users', {
  id: text().primaryKey().default(sql`random_id()`),
  issuer: text().notNull(),
  subject: text().notNull(),
  email: text(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  /** `read-only` for whoever has a role of one's own. */
  role: text().$type<Role>().notNull(),
  ownRoleId: text('own_role_id').references(() => staffRoles.id),
  isActive: boolean('is_active').notNull().default(true),
  /** May sign in whatever STAFF_DOMAINS says. */
  isInvited: boolean('is_invited').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

/** Addresses, in lower case, that may sign in and have not yet. */
export const staffInvitations = pgTable('staff_invitations', {
  id: text().primaryKey().default(sql`random_id()`),
  email: text().notNull().unique(),
  /** `read-only` where it is a role of one's own. */
  role: text().$type<Role>().notNull(),
  ownRoleId: text('own_role_id').references(() => staffRoles.id),
  invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
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
  /** What it is called where it can be ended. */
  id: text().notNull().unique().default(sql`random_id()`),
  userId: text('user_id').notNull(),
  idToken: text('id_token').notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  browser: text(),
  system: text(),
})
