import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { SetupStepId } from '../../contract/setup.ts'

/** What an administrator said about a step of the set-up guide. */
export const setupSteps = pgTable('setup_steps', {
  step: text().$type<SetupStepId>().primaryKey(),
  state: text({ enum: ['done', 'skipped'] }).notNull(),
  saidAt: timestamp('said_at', { withTimezone: true }).notNull(),
})
