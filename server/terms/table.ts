import { integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'
import type { Language } from '../../contract/languages.ts'

/** Every version of the terms that an organiser has published; none is ever changed. */
export const terms = pgTable('terms', {
  version: integer().primaryKey(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  texts: jsonb().$type<Partial<Record<Language, string>>>().notNull(),
})
