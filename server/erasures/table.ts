import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Who has asked to be erased, since when, and what became of it. */
export const erasureRequests = pgTable('erasure_requests', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  attendeeId: text('attendee_id').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  outcome: text({ enum: ['erased', 'taken-back', 'denied'] }),
})
