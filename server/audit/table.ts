import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Every change by staff; append-only. */
export const auditRecords = pgTable('audit_records', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  actorId: text('actor_id').notNull(),
  actor: text().notNull(),
  action: text().notNull(),
  subject: text().notNull(),
  before: jsonb().$type<Record<string, unknown>>(),
  after: jsonb().$type<Record<string, unknown>>(),
})
