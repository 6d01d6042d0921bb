import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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

/** A rule of the ledger that somebody's rows break; null: those of all people together. */
export interface BrokenRule {
  attendeeId: string | null
  rule: string
  /** When it was first seen, as ISO 8601. */
  since: string
}

/** How far the ledger was looked at, and what was found. One row. */
export const ledgerWatch = pgTable('ledger_watch', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  /** Everybody with a row up to this one was looked at after it. */
  checkedTo: bigint('checked_to', { mode: 'bigint' }).notNull(),
  /** The last of the people who were looked at in turn. */
  lastId: text('last_id').notNull(),
  broken: jsonb().$type<BrokenRule[]>().notNull(),
  checkedAt: timestamp('checked_at', { withTimezone: true }),
})
