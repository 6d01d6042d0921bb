import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../../contract/languages.ts'
import type { PartProblem, PartState, PauseCause, RunState } from '../../contract/preparation.ts'
import type { Translation } from '../knowledge/table.ts'

/** What a language model was asked to write for the whole event knowledge; one at a time. */
export const preparationRuns = pgTable('preparation_runs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  state: text().$type<RunState>().notNull(),
  pausedBy: text('paused_by').$type<PauseCause>(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  estimatedUnits: bigint('estimated_units', { mode: 'number' }).notNull(),
  estimatedCostMicros: bigint('estimated_cost_micros', { mode: 'number' }).notNull(),
  units: bigint({ mode: 'number' }).notNull().default(0),
  costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
  failures: integer().notNull().default(0),
  restUntil: timestamp('rest_until', { withTimezone: true }),
  writer: text(),
  writerUntil: timestamp('writer_until', { withTimezone: true }),
})

/** What is written for one entry in one language. */
export const preparationParts = pgTable(
  'preparation_parts',
  {
    runId: bigint('run_id', { mode: 'number' }).notNull(),
    entryId: text('entry_id').notNull(),
    language: text().$type<Language>().notNull(),
    wantsTranslation: boolean('wants_translation').notNull(),
    wantsPhrases: integer('wants_phrases').notNull(),
    wantsNotAnswered: boolean('wants_not_answered').notNull().default(false),
    state: text().$type<PartState>().notNull().default('waiting'),
    seen: text().notNull(),
    translation: jsonb().$type<Translation>(),
    askedAs: jsonb('asked_as').$type<string[]>().notNull().default([]),
    notAnswered: jsonb('not_answered').$type<string[]>().notNull().default([]),
    isEdited: boolean('is_edited').notNull().default(false),
    problem: text().$type<PartProblem>(),
    tries: integer().notNull().default(0),
  },
  ({ runId, entryId, language }) => [primaryKey({ columns: [runId, entryId, language] })],
)
