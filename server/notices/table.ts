import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Notices that somebody of the staff has put away. */
export const noticesPutAway = pgTable(
  'notices_put_away',
  {
    userId: text('user_id').notNull(),
    cause: text().notNull(),
    putAwayAt: timestamp('put_away_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.cause] })],
)

/** Notices of which the admins were mailed. */
export const noticesMailed = pgTable('notices_mailed', {
  cause: text().primaryKey(),
  mailedAt: timestamp('mailed_at', { withTimezone: true }).notNull(),
})
