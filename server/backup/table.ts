import { bigint, boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { BackupProblem } from '../../contract/backups.ts'

/** Backups that were tried, by this server or another. */
export const backups = pgTable('backups', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }).notNull(),
  folder: text().notNull(),
  file: text(),
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  isSameDisk: boolean('is_same_disk').notNull().default(false),
  problem: text().$type<BackupProblem>(),
})
