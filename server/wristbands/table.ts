import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Links between tags and people; an ended link is history. */
export const wristbands = pgTable('wristbands', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  tag: text().notNull(),
  attendeeId: text('attendee_id').notNull(),
  linkedAt: timestamp('linked_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  endReason: text('end_reason'),
  foundAt: timestamp('found_at', { withTimezone: true }),
})
