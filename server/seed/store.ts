import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { foundedEvent } from '../../contract/founded-festival.ts'
import { locks } from '../db/locks.ts'
import { event } from '../event/table.ts'
import { installations } from '../installations/table.ts'
import { knowledgeEntries } from '../knowledge/table.ts'
import { prizeTiers } from '../prizes/table.ts'
import type { DemoAttendee } from './demo-attendees.ts'
import type { PastTap } from './demo-history.ts'
import type { foundedInstallations } from './festival.ts'

/** Runs `work` in a transaction that no two processes are in at the same time. */
export async function whileFounding(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [locks.founding])
    await work(client)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

/** Writes what is not there yet; what staff have changed stays as it is. */
export async function insertFestival(
  client: pg.PoolClient,
  record: typeof foundedEvent,
  places: ReturnType<typeof foundedInstallations>,
): Promise<void> {
  const db = drizzle({ client })
  await db.insert(event).values(record).onConflictDoNothing()
  await db
    .insert(installations)
    // One moment apart, so that they keep this order in every list.
    .values(
      places.map((place, index) => ({
        isActive: true,
        displayDurationSeconds: 10,
        createdAt: new Date(Date.now() + index),
        ...place,
      })),
    )
    .onConflictDoNothing()
}

export async function countAttendees(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM attendees')
  return rows[0]?.count ?? 0
}

export async function insertAttendees(client: pg.PoolClient, people: DemoAttendee[]): Promise<void> {
  await client.query(
    `WITH people AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS p("tiktokUsername" text, "firstName" text, "lastName" text,
         "attendeeName" text, "avatarUrl" text, email text, language text, "ageBand" text, "wristbandTag" text)
     ), added AS (
       INSERT INTO attendees (tiktok_username, first_name, last_name, attendee_name, avatar_url, email, language, age_band)
       SELECT "tiktokUsername", "firstName", "lastName", "attendeeName", "avatarUrl", email, language, "ageBand" FROM people
       RETURNING id, tiktok_username
     )
     INSERT INTO wristbands (tag, attendee_id)
     SELECT p."wristbandTag", a.id FROM added a JOIN people p ON p."tiktokUsername" = a.tiktok_username
     WHERE p."wristbandTag" <> ''`,
    [JSON.stringify(people)],
  )
}

/** Writes past taps as the ledger would have recorded them, with running totals. */
export async function insertHistory(client: pg.PoolClient, taps: PastTap[], founded: Date): Promise<void> {
  await client.query(
    `WITH taps AS (
       SELECT a.id AS attendee_id, t.*, $2::timestamptz - make_interval(mins => t."minutesAgo") AS happened_at
       FROM jsonb_to_recordset($1::jsonb)
         AS t("tiktokUsername" text, "installationId" text, points int, "minutesAgo" int)
       JOIN attendees a ON a.tiktok_username = t."tiktokUsername"
     ), written AS (
       INSERT INTO interactions (attendee_id, installation_id, kind, points, total_after, occurred_at, recorded_at)
       SELECT attendee_id, "installationId", 'tap', points,
         sum(points) OVER (PARTITION BY attendee_id ORDER BY happened_at), happened_at, happened_at
       FROM taps ORDER BY happened_at
       RETURNING attendee_id, points, occurred_at
     )
     UPDATE attendees a SET total_points = w.total, total_reached_at = w.reached_at
     FROM (SELECT attendee_id, sum(points) AS total, max(occurred_at) AS reached_at FROM written GROUP BY 1) w
     WHERE a.id = w.attendee_id`,
    [JSON.stringify(taps), founded],
  )
}

/** Plans the freeze of the ranking for an hour of the last event day, unless there is a plan. */
export async function planFreeze(client: pg.PoolClient, time: string): Promise<void> {
  await client.query(
    `UPDATE finale SET planned_at = (e.ends_on + $1::time) AT TIME ZONE e.time_zone FROM event e
     WHERE planned_at IS NULL AND frozen_at IS NULL`,
    [time],
  )
}

export async function insertKnowledge(
  client: pg.PoolClient,
  entries: (typeof knowledgeEntries.$inferInsert)[],
): Promise<void> {
  // One moment apart, so that they keep the order of the file.
  const written = entries.map((entry, index) => ({ ...entry, createdAt: new Date(Date.now() + index) }))
  await drizzle({ client }).insert(knowledgeEntries).values(written).onConflictDoNothing()
}

export async function insertPrizeTiers(
  client: pg.PoolClient,
  tiers: (typeof prizeTiers.$inferInsert)[],
): Promise<void> {
  await drizzle({ client }).insert(prizeTiers).values(tiers)
}

/** Wristbands of the demo's people, in an order that mixes languages. */
export async function listDemoTags(pool: pg.Pool, limit: number) {
  const { rows } = await pool.query<{ rfidTagId: string; tiktokUsername: string }>(
    `SELECT w.tag AS "rfidTagId", a.tiktok_username AS "tiktokUsername"
     FROM wristbands w JOIN attendees a ON a.id = w.attendee_id
     WHERE w.ended_at IS NULL ORDER BY w.id LIMIT $1`,
    [limit],
  )
  return rows
}
