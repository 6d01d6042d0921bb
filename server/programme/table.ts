import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What people saved of the programme; exactly one of attendee and session is set. */
export const itineraryItems = pgTable('itinerary_items', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  attendeeId: text('attendee_id'),
  sessionId: text('session_id'),
  entryId: text('entry_id').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
})
