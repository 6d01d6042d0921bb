import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { hashOf } from '../../server/secret.ts'
import { SESSION_COOKIE } from '../../server/staff/staff-session.ts'
import type { BenchFestival } from '../festival/bench-festival.ts'

/** Unanswered questions in the inbox: more than anybody reads. */
const QUESTIONS = 10_000

/** A signed-in administrator, and somebody to look for. */
export interface Office {
  url: string
  headers: { cookie: string }
  someone: { id: string; handle: string; name: string; tag: string }
}

/** Signs an administrator in and fills the inbox. */
export async function prepareOffice(festival: BenchFestival): Promise<Office> {
  const client = new pg.Client({ connectionString: festival.databaseUrl })
  await client.connect()
  const secret = randomBytes(32).toString('base64url')
  await client.query(
    `WITH admin AS (
       INSERT INTO users (issuer, subject, email, role) VALUES ('bench', 'bench', 'bench@livefest.example', 'admin') RETURNING id
     )
     INSERT INTO staff_sessions (id_hash, user_id, id_token, started_at, last_seen_at)
     SELECT $1, id, '', now(), now() FROM admin`,
    [hashOf(secret)],
  )
  await client.query(
    `WITH visit AS (INSERT INTO sessions (id) VALUES (repeat('b', 32)) RETURNING id)
     INSERT INTO questions (session_id, language, question, answer, related_topics, source_ids, grounded, written_by)
     SELECT id, 'en', 'Where is stand number ' || n % 2000 || '?', 'I do not know.', '{}', '{}', false, 'built-in'
     FROM visit, generate_series(1, ${QUESTIONS}) n`,
  )
  const { rows } = await client.query<Office['someone']>(
    `SELECT a.id, a.tiktok_username AS handle, a.attendee_name AS name, w.tag
     FROM attendees a JOIN wristbands w ON w.attendee_id = a.id AND w.ended_at IS NULL
     ORDER BY md5(a.id) LIMIT 1`,
  )
  await client.end()
  const [someone] = rows
  if (!someone) throw new Error('nobody is registered')
  return { url: festival.url, headers: { cookie: `${SESSION_COOKIE}=${secret}` }, someone }
}
