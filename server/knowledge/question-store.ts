import { and, eq, not, sql } from 'drizzle-orm'
import type { OpenQuestion } from '../../contract/admin-knowledge.ts'
import type { Language } from '../../contract/languages.ts'
import type { Database, Transaction } from '../db/client.ts'
import { questions } from '../journeys/table.ts'

/** More groups nobody works through; the most asked come first. */
const MOST_GROUPS = 200

/** A question that staff deal with, with all that are asked in the same words. */
export interface AskedQuestion {
  language: Language
  question: string
}

/**
 * Questions that nothing answered, those of the same words as one. Whoever asks again after a question was linked to an
 * entry shows that the entry did not help; what was set aside stays aside.
 */
export async function listQuestionGroups(db: Database, isOpenOnly: boolean): Promise<OpenQuestion[]> {
  const { rows } = await db.execute<OpenQuestion & Record<string, unknown>>(
    sql`SELECT (array_agg(q.id ORDER BY q.created_at DESC))[1] AS id,
       (array_agg(q.question ORDER BY q.created_at DESC))[1] AS question,
       q.language, count(*)::int AS count, max(q.created_at) AS "lastAskedAt"
     FROM questions q LEFT JOIN handled_questions h ON h.language = q.language AND h.words = q.words
     WHERE NOT q.grounded AND NOT (${isOpenOnly} AND h.words IS NOT NULL AND (h.entry_id IS NULL OR q.created_at <= h.handled_at))
     GROUP BY q.language, q.words ORDER BY count DESC, "lastAskedAt" DESC LIMIT ${MOST_GROUPS}`,
  )
  return rows.map((row) => ({ ...row, lastAskedAt: new Date(row.lastAskedAt).toISOString() }))
}

/** A question that nothing answered. */
export async function findQuestion(tx: Transaction, id: string): Promise<AskedQuestion | undefined> {
  const [asked] = await tx
    .select({ language: questions.language, question: questions.question })
    .from(questions)
    .where(and(eq(questions.id, id), not(questions.grounded)))
  return asked as AskedQuestion | undefined
}

/** Remembers that all questions of these words are dealt with. */
export async function upsertHandled(
  tx: Transaction,
  { language, question }: AskedQuestion,
  entryId: string | null,
): Promise<void> {
  await tx.execute(
    sql`INSERT INTO handled_questions (language, words, entry_id) VALUES (${language}, question_words(${question}), ${entryId})
      ON CONFLICT (language, words) DO UPDATE SET entry_id = excluded.entry_id, handled_at = clock_timestamp()`,
  )
}
