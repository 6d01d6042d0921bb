import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The append-only ledger: one row per accepted tap, fortune, bonus or void. */
export const interactions = pgTable('interactions', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  attendeeId: text('attendee_id').notNull(),
  installationId: text('installation_id'),
  kind: text({ enum: ['tap', 'fortune', 'bonus', 'void'] }).notNull(),
  points: integer().notNull(),
  totalAfter: integer('total_after').notNull(),
  reason: text(),
  metadata: jsonb().$type<Record<string, unknown>>().notNull(),
  causedBy: text('caused_by'),
  voidsId: bigint('voids_id', { mode: 'bigint' }),
  occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
  recordedAt: timestamp('recorded_at', { withTimezone: true }).notNull(),
})
