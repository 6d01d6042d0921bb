import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Imports of people that were written. */
export const imports = pgTable('imports', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  source: text().notNull(),
  fileName: text('file_name').notNull(),
  importedBy: text('imported_by').notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  created: integer().notNull(),
  updated: integer().notNull(),
  undoneAt: timestamp('undone_at', { withTimezone: true }),
})

/** Whom an import wrote, and what was known of them before. */
export const importedPeople = pgTable(
  'imported_people',
  {
    importId: bigint('import_id', { mode: 'number' }).notNull(),
    attendeeId: text('attendee_id').notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>().notNull(),
    tag: text(),
    replacedTag: text('replaced_tag'),
    lastInteraction: bigint('last_interaction', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.attendeeId] })],
)

/** Codes of tickets, in the words of whoever sold them. */
export const ticketReferences = pgTable(
  'ticket_references',
  {
    source: text().notNull(),
    reference: text().notNull(),
    attendeeId: text('attendee_id').notNull(),
    importId: bigint('import_id', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.source, table.reference] })],
)
