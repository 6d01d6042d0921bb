import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../contract/languages.ts'
import type { Transaction } from '../db/client.ts'

/** Event days, the first and the last of them included. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
}

/** A group with how many people are in it. */
type Group<Fields> = Fields & { people: number }

/** Lets a transaction tell times as the event does. */
export async function tellEventTime(tx: Transaction, timeZone: string): Promise<void> {
  await tx.execute(sql`SELECT set_config('TimeZone', ${timeZone}, true)`)
}

function onDays(moment: SQL, { from, to }: Days): SQL {
  const first = from === undefined ? sql`true` : sql`${moment} >= event_day_begins(${from}::date)`
  return to === undefined ? first : sql`${first} AND ${moment} < event_day_begins(${to}::date + 1)`
}

/** Taps and fortunes of everybody but the crew, with their event day and hour of the day. */
function visits(days: Days): SQL {
  return sql`(SELECT i.attendee_id AS person, i.installation_id AS place, extract(hour FROM i.occurred_at)::int AS hour,
      (i.occurred_at::timestamp - make_interval(hours => e.day_starts_at_hour))::date AS day
    FROM interactions i JOIN attendees a ON a.id = i.attendee_id AND NOT a.is_crew, event e
    WHERE i.kind IN ('tap', 'fortune') AND ${onDays(sql`i.occurred_at`, days)}) visits`
}

/** The event days with visits. */
export async function listDays(tx: Transaction, days: Days = {}): Promise<string[]> {
  const { rows } = await tx.execute<{ day: string }>(
    sql`SELECT DISTINCT day::text AS day FROM ${visits(days)} ORDER BY day`,
  )
  return rows.map(({ day }) => day)
}

export async function sumVisits(tx: Transaction, days: Days) {
  const { rows } = await tx.execute<{ people: number; taps: number; returning: number }>(
    sql`SELECT count(*)::int AS people, COALESCE(sum(taps), 0)::int AS taps,
        count(*) FILTER (WHERE days > 1)::int AS returning
      FROM (SELECT person, count(*) AS taps, count(DISTINCT day) AS days FROM ${visits(days)} GROUP BY person) each`,
  )
  return rows[0] ?? { people: 0, taps: 0, returning: 0 }
}

/** Points net of what was taken back, and everybody who is registered. */
export async function sumPoints(tx: Transaction, days: Days) {
  const { rows } = await tx.execute<{ points: number; registered: number }>(
    sql`SELECT (SELECT COALESCE(sum(points), 0)::float8 FROM interactions i
        WHERE ${onDays(sql`i.occurred_at`, days)}) AS points,
      (SELECT count(*)::int FROM attendees WHERE NOT is_crew) AS registered`,
  )
  return rows[0] ?? { points: 0, registered: 0 }
}

/** Hours of each day, and of all days together, for which the day is null. */
export async function listHours(tx: Transaction, days: Days) {
  const { rows } = await tx.execute<Group<{ day: string | null; hour: number; taps: number }>>(
    sql`SELECT day::text AS day, hour, count(*)::int AS taps, count(DISTINCT person)::int AS people
      FROM ${visits(days)} GROUP BY GROUPING SETS ((day, hour), (hour)) ORDER BY day, hour`,
  )
  return rows
}

export async function listPlaces(tx: Transaction, days: Days) {
  const { rows } = await tx.execute<Group<{ name: string; taps: number; points: number }>>(
    sql`SELECT p.name, count(*) FILTER (WHERE i.kind <> 'void')::int AS taps,
        count(DISTINCT i.attendee_id)::int AS people, sum(i.points)::float8 AS points
      FROM interactions i JOIN attendees a ON a.id = i.attendee_id AND NOT a.is_crew
        LEFT JOIN interactions v ON v.id = i.voids_id
        JOIN installations p ON p.id = COALESCE(i.installation_id, v.installation_id)
      WHERE ${onDays(sql`i.occurred_at`, days)} GROUP BY p.id, p.name ORDER BY taps DESC, p.name`,
  )
  return rows
}

export async function listPrizes(tx: Transaction, days: Days) {
  const { rows } = await tx.execute<Group<{ name: string; count: number }>>(
    sql`SELECT c.prize_name AS name, count(*)::int AS count, count(DISTINCT c.attendee_id)::int AS people
      FROM prize_claims c WHERE c.state = 'handed-over' AND ${onDays(sql`c.handed_over_at`, days)}
      GROUP BY 1 ORDER BY count DESC, name`,
  )
  return rows
}

export async function listLanguages(tx: Transaction, days: Days) {
  const { rows } = await tx.execute<Group<{ name: string; count: number }>>(
    sql`SELECT a.language AS name, count(*)::int AS count, count(*)::int AS people
      FROM (SELECT DISTINCT person FROM ${visits(days)}) came JOIN attendees a ON a.id = came.person
      GROUP BY 1 ORDER BY count DESC, name`,
  )
  return rows
}

/** Questions by language; a visit stands for a person, and for nobody more than once. */
export async function listQuestionLanguages(tx: Transaction, days: Days) {
  const { rows } = await tx.execute<Group<{ name: string; count: number; answered: number }>>(
    sql`SELECT q.language AS name, count(*)::int AS count, count(*) FILTER (WHERE q.grounded)::int AS answered,
        count(DISTINCT COALESCE(s.attendee_id, s.id))::int AS people
      FROM questions q JOIN sessions s ON s.id = q.session_id WHERE ${onDays(sql`q.created_at`, days)}
      GROUP BY 1 ORDER BY count DESC, name`,
  )
  return rows
}

/** The entries that answers stood on, the most used first, with their titles in a language. */
export async function listTopics(tx: Transaction, days: Days, language: Language, limit: number) {
  const { rows } = await tx.execute<Group<{ name: string; count: number }>>(
    sql`SELECT COALESCE(NULLIF(k.translations -> ${language}::text ->> 'title', ''), k.title) AS name,
        count(*)::int AS count, count(DISTINCT COALESCE(s.attendee_id, s.id))::int AS people
      FROM questions q JOIN sessions s ON s.id = q.session_id JOIN knowledge_entries k ON k.id = q.source_ids[1]
      WHERE q.grounded AND ${onDays(sql`q.created_at`, days)}
      GROUP BY k.id, 1 ORDER BY count DESC, name LIMIT ${limit}`,
  )
  return rows
}

/** What people chose at the photo booth, and what it read in the photos that are still kept. */
export async function listVibes(tx: Transaction, days: Days) {
  const { rows } = await tx.execute<Group<{ name: string; count: number }>>(
    sql`SELECT seen.vibe AS name, count(*)::int AS count, count(DISTINCT i.attendee_id)::int AS people
      FROM interactions i JOIN attendees a ON a.id = i.attendee_id AND NOT a.is_crew
        JOIN installations p ON p.id = i.installation_id AND p.earned_by = 'photo'
        LEFT JOIN photos o ON o.interaction_id = i.id
        CROSS JOIN LATERAL (SELECT COALESCE(o.vibe, i.metadata ->> 'chosenEmotion') AS vibe) seen
      WHERE seen.vibe IS NOT NULL AND ${onDays(sql`i.occurred_at`, days)}
      GROUP BY 1 ORDER BY count DESC, name`,
  )
  return rows
}
