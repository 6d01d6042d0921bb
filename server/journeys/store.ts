import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import { attendees } from '../attendees/table.ts'
import type { Database, Transaction } from '../db/client.ts'
import { fortunes, questions, sessions } from './table.ts'

/** A journey is a page that people read: more than this nobody scrolls, and no script can make it grow for ever. */
const LONGEST_JOURNEY = 200

/** So many questions back one may lean on another. */
const REMEMBERED_QUESTIONS = 6

export async function insertSession(
  db: Database | Transaction,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await db.insert(sessions).values(session)
}

export async function findSession(db: Database, id: string) {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id))
  return row
}

/** The names of the attendee whose session this is; none for a guest's. */
export async function findSessionNames(db: Database, id: string) {
  const [row] = await db
    .select({ tiktokUsername: attendees.tiktokUsername, attendeeName: attendees.attendeeName })
    .from(sessions)
    .innerJoin(attendees, eq(attendees.id, sessions.attendeeId))
    .where(eq(sessions.id, id))
  return row
}

export async function insertFortune(db: Database, fortune: typeof fortunes.$inferInsert): Promise<string> {
  const [row] = await db.insert(fortunes).values(fortune).returning({ id: fortunes.id })
  return row?.id ?? ''
}

export async function updateFortune(
  db: Database,
  id: string,
  { language, fortune, recommendations }: Omit<typeof fortunes.$inferInsert, 'id'>,
): Promise<void> {
  await db.update(fortunes).set({ language, fortune, recommendations }).where(eq(fortunes.id, id))
}

export async function insertQuestion(db: Database, question: typeof questions.$inferInsert): Promise<string> {
  const [row] = await db.insert(questions).values(question).returning({ id: questions.id })
  return row?.id ?? ''
}

/** The latest fortunes of a session, newest first. */
export function listFortunes(db: Database, sessionId: string, limit = LONGEST_JOURNEY) {
  return db
    .select()
    .from(fortunes)
    .where(eq(fortunes.sessionId, sessionId))
    .orderBy(desc(fortunes.createdAt))
    .limit(limit)
}

/** The questions of a session in the order they were asked. */
export function listQuestions(db: Database, sessionId: string) {
  return db
    .select()
    .from(questions)
    .where(eq(questions.sessionId, sessionId))
    .orderBy(asc(questions.createdAt))
    .limit(LONGEST_JOURNEY)
}

/** What was asked last in a session, newest first; nothing after a pause in which people have moved on. */
export function listLatestQuestions(db: Database, sessionId: string) {
  return db
    .select({ question: questions.question, language: questions.language, sourceIds: questions.sourceIds })
    .from(questions)
    .where(and(eq(questions.sessionId, sessionId), gt(questions.createdAt, sql`now() - interval '2 hours'`)))
    .orderBy(desc(questions.createdAt))
    .limit(REMEMBERED_QUESTIONS)
}

/**
 * Brings what a guest was told into a journey of theirs. Copied and not moved: the guest may have shared the link, and
 * whoever has it could otherwise take the journey away.
 */
export async function copyGuestJourney(tx: Transaction, guestId: string, sessionId: string): Promise<void> {
  const isGuest = sql`EXISTS (SELECT FROM sessions WHERE id = ${guestId} AND attendee_id IS NULL)`
  await tx.execute(
    sql`INSERT INTO fortunes (session_id, language, preference, fortune, recommendations, created_at)
      SELECT ${sessionId}, language, preference, fortune, recommendations, created_at FROM fortunes
      WHERE session_id = ${guestId} AND ${isGuest} ORDER BY created_at DESC LIMIT ${LONGEST_JOURNEY}`,
  )
  await tx.execute(
    sql`INSERT INTO questions (session_id, language, question, answer, related_topics, source_ids, grounded, written_by,
        created_at)
      SELECT ${sessionId}, language, question, answer, related_topics, source_ids, grounded, written_by, created_at
      FROM questions
      WHERE session_id = ${guestId} AND ${isGuest} ORDER BY created_at DESC LIMIT ${LONGEST_JOURNEY}`,
  )
}
