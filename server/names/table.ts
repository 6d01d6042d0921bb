import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { NameTranslations } from '../../contract/names.ts'

/** How names that staff wrote read in other languages, by what was written. */
export const nameTranslations = pgTable('name_translations', {
  original: text().primaryKey(),
  translations: jsonb().$type<NameTranslations>().notNull(),
  version: integer().notNull().default(1),
})
