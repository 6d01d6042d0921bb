import type pg from 'pg'
import { locks } from '../db/locks.ts'
import { handleAdjectives, handleJoints, handleNouns, namePools } from './big-names.ts'

/** Distinct handles that the words of big-names.ts and a number below 1,000 can form. */
export const HANDLES = handleAdjectives.length * handleNouns.length * handleJoints.length * 1_000

/** A stretch of invented people, numbered from `from` on. */
export interface Stretch {
  from: number
  count: number
  /** Taps of each of them. */
  interactions: number
  /** None of these taps happened later. */
  until: Date
}

/**
 * The number n decides everything about a person but the id. Multiplying by a prime shuffles the numbers without
 * letting two of them meet, so a handle and a tag are used once; people who are there already keep theirs. Taps lie
 * further apart than any cooldown, and than any daily limit allows. Rows are written in the order of the attendees'
 * ids, which lets the largest index grow page by page instead of all over.
 */
const INVENT = `
  WITH places AS (
    SELECT array_agg(id ORDER BY id) AS ids, array_agg(point_value ORDER BY id) AS points, count(*)::int AS count,
      GREATEST(480, max(cooldown_seconds) + 60, max(86400 / NULLIF(max_per_event_day, 0))) AS gap
    FROM installations WHERE earned_by = 'tap'
  ), words AS (
    SELECT * FROM jsonb_to_record($1::jsonb) AS w(adjectives text[], nouns text[], joints text[])
  ), pools AS MATERIALIZED (
    SELECT slot, p.* FROM generate_series(0, 99) slot JOIN jsonb_to_recordset($2::jsonb)
      AS p("from" int, upto int, language text, "familyFirst" boolean, joint text, first text[], last text[])
      ON slot >= p."from" AND slot < p.upto
  ), numbers AS (
    SELECT n, hashint8extended(n, 1) AS h, n * 7368787 % $6::bigint AS shuffled
    FROM generate_series($3::bigint, $3::bigint + $4::int - 1) n
  ), handles AS MATERIALIZED (
    SELECT n, h, adjectives[1 + shuffled % cardinality(adjectives)]
      || joints[1 + shuffled / cardinality(adjectives) / cardinality(nouns) % cardinality(joints)]
      || nouns[1 + shuffled / cardinality(adjectives) % cardinality(nouns)]
      || shuffled / cardinality(adjectives) / cardinality(nouns) / cardinality(joints) AS handle
    FROM numbers, words
  ), people AS MATERIALIZED (
    SELECT random_id() AS id, n, h, handle, p.language, "familyFirst", joint,
      first[1 + (h >> 16 & 65535) % cardinality(first)] AS first_name,
      last[1 + (h >> 28 & 65535) % cardinality(last)] AS last_name,
      $7::timestamptz - make_interval(secs => ((h >> 40 & 65535) % gap)::double precision) AS last_tap
    FROM handles JOIN pools p ON p.slot = (h & 65535) % 100 CROSS JOIN places
    WHERE NOT EXISTS (SELECT FROM attendees a WHERE lower(a.tiktok_username) = handle)
    ORDER BY id
  ), taps AS MATERIALIZED (
    SELECT p.id AS attendee_id, k, ids[place] AS installation_id, points[place] AS points,
      sum(points[place]) OVER (PARTITION BY p.id ORDER BY k) AS total_after,
      last_tap - make_interval(secs => (($5::int - k) * gap)::double precision) AS happened_at
    FROM people p, places, generate_series(1, $5::int) k,
      LATERAL (SELECT 1 + (hashint8extended(n * 1024 + k, 2) & 65535)::int % places.count AS place) chosen
  ), arrived AS (
    INSERT INTO attendees (id, tiktok_username, first_name, last_name, attendee_name, email, language, age_band,
      total_points, total_reached_at, created_at)
    SELECT id, handle, first_name, last_name,
      CASE WHEN "familyFirst" THEN last_name || joint || first_name ELSE first_name || joint || last_name END,
      CASE WHEN h >> 59 & 1 = 0 THEN handle || '@example.com' END,
      language, CASE WHEN (h >> 52 & 127) < 15 THEN '13-17' ELSE '18+' END,
      COALESCE(t.total_after, 0), t.happened_at, last_tap - make_interval(secs => ($5::int * gap)::double precision)
    FROM places, people p LEFT JOIN taps t ON t.attendee_id = p.id AND t.k = $5::int
    ORDER BY id
    RETURNING id
  ), linked AS (
    INSERT INTO wristbands (tag, attendee_id)
    SELECT '04' || lpad(upper(to_hex(n * 2862933555 % 281474976710656)), 12, '0'), id FROM people
    ON CONFLICT DO NOTHING
  ), tapped AS (
    INSERT INTO interactions (attendee_id, installation_id, kind, points, total_after, occurred_at, recorded_at)
    SELECT attendee_id, installation_id, 'tap', points, total_after, happened_at, happened_at
    FROM taps ORDER BY attendee_id, k
  )
  SELECT count(*)::int AS count FROM arrived`

/** Adds a stretch of people with their wristbands and taps, whole or not at all; answers how many were new. */
export async function insertStretch(client: pg.Client, stretch: Stretch): Promise<number> {
  const words = { adjectives: handleAdjectives, nouns: handleNouns, joints: handleJoints }
  const { rows } = await client.query<{ count: number }>(INVENT, [
    JSON.stringify(words),
    JSON.stringify(poolsBySlot()),
    stretch.from,
    stretch.count,
    stretch.interactions,
    HANDLES,
    stretch.until,
  ])
  return rows[0]?.count ?? 0
}

/** Gives each language as many of 100 slots as its share says. */
function poolsBySlot() {
  let upto = 0
  return namePools.map((pool) => {
    const from = upto
    upto += pool.share
    return { ...pool, from, upto }
  })
}

/** Prepares a connection for writing millions of rows: one such connection at a time. */
export async function prepareForLoading(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [locks.loading])
  // Sorting a stretch in memory is what makes it fast. A crash may cost the last stretch, and the next run adds it.
  // The planner cannot tell how many people a statement invents, and must not take them for a handful.
  await client.query("SET work_mem = '128MB'; SET synchronous_commit = off; SET enable_nestloop = off")
  // Each tap is written together with its attendee, so looking each one up again proves nothing. Where the account
  // may not switch that off, loading is slower and everything else the same.
  await client.query('SET session_replication_role = replica').catch(() => undefined)
}

export async function countAttendees(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM attendees')
  return rows[0]?.count ?? 0
}

/** Lets the planner know of the new rows, so that the first taps after loading are as fast as the later ones. */
export async function tidyUp(client: pg.Client): Promise<void> {
  await client.query('VACUUM (ANALYZE) attendees, wristbands, interactions')
}
