import { type SQL, sql } from 'drizzle-orm'
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Taps that were refused, so that the desk can explain them. Not part of the ledger: they never had points. */
export const refusedTaps = pgTable('refused_taps', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  tag: text().notNull(),
  attendeeId: text('attendee_id'),
  installationId: text('installation_id').notNull(),
  code: text().notNull(),
  causedBy: text('caused_by'),
  occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
  recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull().default(sql`clock_timestamp()`),
})

/**
 * Refused taps that belong to a person: of the bands that they wear or wore, with those from before the band was
 * linked; not what somebody else did who wore the same band.
 */
export function isRefusedTapOf(attendeeId: string): SQL {
  const { tag, attendeeId: wearer } = refusedTaps
  return sql`${tag} IN (SELECT tag FROM wristbands WHERE attendee_id = ${attendeeId})
    AND (${wearer} IS NULL OR ${wearer} = ${attendeeId})`
}
