import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What the language model and the voice have used, by whom and when. */
export const spending = pgTable(
  'spending',
  {
    service: text({ enum: ['model', 'voice'] }).notNull(),
    period: text().notNull(),
    holder: text().notNull(),
    units: bigint({ mode: 'number' }).notNull().default(0),
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
    withheld: integer().notNull().default(0),
    withheldAt: timestamp('withheld_at', { withTimezone: true }),
    spentAt: timestamp('spent_at', { withTimezone: true }).notNull(),
  },
  ({ service, period, holder }) => [primaryKey({ columns: [service, period, holder] })],
)
