import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { bytea } from '../db/bytea.ts'

/** Phones that are somebody's own; only the hash of what their cookie holds. */
export const phones = pgTable('phones', {
  secretHash: bytea('secret_hash').primaryKey(),
  attendeeId: text('attendee_id').notNull(),
  sessionId: text('session_id').notNull(),
  pairedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
})

/** Codes that stations show; only their hash. The source is the tap or check-in that a code was shown after. */
export const pairingCodes = pgTable('claims', {
  source: text().primaryKey(),
  codeHash: bytea('code_hash').notNull().unique(),
  attendeeId: text('attendee_id').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  takenAt: timestamp('claimed_at', { withTimezone: true }),
})
