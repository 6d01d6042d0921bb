import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { installations } from '../installations/table.ts'

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
  /** Up to this row the ledger is summed in parts; which of them is looked at again next; which have changed. */
  partsTo: bigint('parts_to', { mode: 'bigint' }).notNull().default(0n),
  nextPart: bigint('next_part', { mode: 'bigint' }).notNull().default(0n),
  brokenParts: jsonb('broken_parts').$type<number[]>().notNull().default([]),
  checkedAt: timestamp('checked_at', { withTimezone: true }),
})
export type LedgerWatch = typeof ledgerWatch.$inferSelect

/** What 10,000 ids of the ledger came to when nothing could be added to them any more. */
export const ledgerParts = pgTable(
  'ledger_parts',
  {
    part: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    /** Of a void: where the points had been earned. Empty for bonuses. */
    installationId: text('installation_id').notNull(),
    rowCount: bigint('row_count', { mode: 'number' }).notNull(),
    points: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.part, table.kind, table.installationId] })],
)

/** After which row of the ledger the cooldown of an installation has been what it is. The database writes it. */
export const cooldownChanges = pgTable('cooldown_changes', {
  installationId: text('installation_id')
    .primaryKey()
    .references(() => installations.id, { onDelete: 'cascade' }),
  afterId: bigint('after_id', { mode: 'bigint' }).notNull(),
})
