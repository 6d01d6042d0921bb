import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Scope } from '../../contract/scopes.ts'
import { bytea } from '../db/bytea.ts'

/** Keys by which other programs call; the hash is of the whole key. */
export const apiKeys = pgTable('api_keys', {
  id: text().primaryKey().default(sql`random_id()`),
  name: text().notNull(),
  keyHash: bytea('key_hash').notNull().unique(),
  endsWith: text('ends_with').notNull(),
  scopes: text().array().$type<Scope[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  createdBy: text('created_by').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
})
