import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Category } from '../../contract/knowledge.ts'
import type { Language } from '../../contract/languages.ts'

/** Title and description of an entry in one language. */
export interface Translation {
  title: string
  description: string
}

/** What a model wrote for an entry, by language. */
export type WrittenByModel = Partial<
  Record<Language, { translation?: Translation | undefined; askedAs: string[] }>
>

/** What visitors may ask beside an entry that no entry answers, and what the entry said when that was written (a hash). */
export interface NotAnswered {
  seen: string
  questions: Partial<Record<Language, string[]>>
}

/** The event knowledge: the one content base of guide, activities and FAQs. */
export const knowledgeEntries = pgTable('knowledge_entries', {
  id: text().primaryKey().default(sql`random_id()`),
  category: text().$type<Category>().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  location: text(),
  tags: text().array().notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  translations: jsonb().$type<Partial<Record<Language, Translation>>>().notNull(),
  askedAs: jsonb('asked_as').$type<Partial<Record<Language, string[]>>>().notNull(),
  notAnswered: jsonb('not_answered').$type<NotAnswered>(),
  /** Concepts that staff added to and removed from what the guide understands. */
  conceptsAdded: text('concepts_added').array().notNull().default([]),
  conceptsRemoved: text('concepts_removed').array().notNull().default([]),
  /** What a language model wrote, in its words; whatever stands there otherwise by now, a person wrote. */
  byModel: jsonb('by_model').$type<WrittenByModel>().notNull().default({}),
  isActive: boolean('is_active').notNull().default(true),
  /** A schedule brought it: it may share its title with others, as rounds of one workshop do. */
  fromSchedule: boolean('from_schedule').notNull().default(false),
  version: integer().notNull().default(1),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
})
