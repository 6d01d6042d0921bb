import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, primaryKey, real, text, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../../contract/languages.ts'
import type { VectorFailure } from '../../contract/vectors.ts'
import { bytea } from '../db/bytea.ts'
import { knowledgeEntries } from '../knowledge/table.ts'

/** What the entries mean, by embedding model and by the language that they are written in. */
export const entryVectors = pgTable(
  'entry_vectors',
  {
    model: text().notNull(),
    entryId: text('entry_id')
      .notNull()
      .references(() => knowledgeEntries.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    textHash: text('text_hash').notNull(),
    numbers: bytea().notNull(),
    step: real().notNull(),
    change: bigint({ mode: 'number' }).notNull().default(sql`nextval('entry_vectors_change')`),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull().defaultNow(),
  },
  ({ model, entryId, language }) => [primaryKey({ columns: [model, entryId, language] })],
)

/** How it goes with the vectors of each embedding model that was ever set. */
export const embeddingModels = pgTable('embedding_models', {
  model: text().primaryKey(),
  dimensions: integer(),
  epoch: bigint({ mode: 'number' }).notNull().default(sql`nextval('entry_vectors_change')`),
  units: bigint({ mode: 'number' }).notNull().default(0),
  costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
  failures: integer().notNull().default(0),
  failure: text().$type<VectorFailure>(),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  restUntil: timestamp('rest_until', { withTimezone: true }),
  writer: text(),
  writerUntil: timestamp('writer_until', { withTimezone: true }),
})
