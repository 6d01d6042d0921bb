import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** What people saved of the programme; exactly one of attendee and session is set. */
export const itineraryItems = pgTable('itinerary_items', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  attendeeId: text('attendee_id'),
  sessionId: text('session_id'),
  entryId: text('entry_id').notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  /** When and where it was when its owner saw it last; without `seenActive` nobody knows. */
  seenStartsAt: timestamp('seen_starts_at', { withTimezone: true }),
  seenEndsAt: timestamp('seen_ends_at', { withTimezone: true }),
  seenLocation: text('seen_location'),
  seenActive: boolean('seen_active'),
})
