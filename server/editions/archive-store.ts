import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { emptiedTables } from './emptied-tables.ts'

/** So many places of the board are kept: as many as the board shows. */
const PLACES = 100

/** Nobody may write what the archive is made of while it is made: it waits, and finds the next edition. */
export async function lockEmptied(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(`LOCK TABLE ${emptiedTables.join(', ')} IN ACCESS EXCLUSIVE MODE`))
}

/** Writes what the closed edition was: figures, prizes, and the board as everybody saw it. Answers its id. */
export async function insertArchive(tx: Transaction, now: Date): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    WITH rows AS (
      SELECT i.*, coalesce(i.installation_id, v.installation_id) AS place
      FROM interactions i LEFT JOIN interactions v ON v.id = i.voids_id
    ), by_place AS (
      SELECT p.name, count(*) FILTER (WHERE r.kind <> 'void')::int AS taps, coalesce(sum(r.points), 0)::float8 AS points
      FROM rows r JOIN installations p ON p.id = r.place GROUP BY p.id ORDER BY p.created_at, p.id
    ), by_day AS (
      SELECT event_day(occurred_at)::text AS day, count(*) FILTER (WHERE kind IN ('tap', 'fortune'))::int AS taps,
        sum(points)::float8 AS points, count(DISTINCT attendee_id)::int AS people
      FROM rows GROUP BY 1 ORDER BY 1
    ), by_prize AS (
      SELECT prize_name AS name, required_points AS "requiredPoints", count(*)::int AS "handedOver"
      FROM prize_claims WHERE state = 'handed-over' GROUP BY 1, 2 ORDER BY 2, 1
    )
    INSERT INTO editions (name, edition, time_zone, starts_on, ends_on, closed_at, archived_at, people, taps, points,
      prizes_handed_over, questions, installations, days, prizes)
    SELECT e.name, e.edition, e.time_zone, e.starts_on, e.ends_on, e.closed_at, ${now.toISOString()},
      (SELECT count(*) FROM attendees WHERE NOT is_crew),
      (SELECT count(*) FROM rows WHERE kind IN ('tap', 'fortune')),
      (SELECT coalesce(sum(total_points), 0) FROM attendees),
      (SELECT count(*) FROM prize_claims WHERE state = 'handed-over'),
      (SELECT count(*) FROM questions),
      coalesce((SELECT jsonb_agg(to_jsonb(b)) FROM by_place b), '[]'),
      coalesce((SELECT jsonb_agg(to_jsonb(b)) FROM by_day b), '[]'),
      coalesce((SELECT jsonb_agg(to_jsonb(b)) FROM by_prize b), '[]')
    FROM event e RETURNING id`)
  const [archive] = rows
  if (!archive) throw new Error('There is no event.')
  await insertPlaces(tx, archive.id)
  return archive.id
}

/** The frozen board where there is one, with what its reveal showed; else the ranking of this moment. */
async function insertPlaces(tx: Transaction, editionId: string): Promise<void> {
  await tx.execute(sql`
    WITH final AS (
      SELECT s.attendee_id, s.total_points, s.reached_at FROM standing s, finale WHERE frozen_at IS NOT NULL
      UNION ALL
      SELECT id, total_points, total_reached_at FROM attendees, finale WHERE frozen_at IS NULL AND total_points > 0
    )
    INSERT INTO edition_places (edition_id, place, rank, points, handle)
    SELECT ${editionId}, row_number() OVER board, rank() OVER (ORDER BY f.total_points DESC), f.total_points,
      a.tiktok_username
    FROM final f JOIN attendees a ON a.id = f.attendee_id
    WHERE NOT a.is_hidden AND NOT a.is_crew
    WINDOW board AS (ORDER BY f.total_points DESC, f.reached_at, f.attendee_id)
    ORDER BY 2 LIMIT ${PLACES}`)
}

/** Empties everything that the next edition begins without. Only the transaction of the archive may. */
export async function emptyTables(tx: Transaction): Promise<void> {
  await tx.execute(sql.raw(`TRUNCATE ${emptiedTables.join(', ')}`))
}

/**
 * Brings what goes on to where a new edition begins: nothing names anybody of the old one, no prize is held, nothing is
 * frozen, and the programme is put away.
 */
export async function settleKeptTables(tx: Transaction): Promise<void> {
  await tx.execute(sql`UPDATE audit_records SET before = NULL, after = '{"isErased": true}'
    WHERE action SIMILAR TO '(attendee|wristband).%' AND after IS DISTINCT FROM '{"isErased": true}'`)
  await tx.execute(sql`UPDATE prize_tiers SET held = 0 WHERE held <> 0`)
  await tx.execute(sql`UPDATE prize_sizes SET held = 0 WHERE held <> 0`)
  await tx.execute(sql`UPDATE finale SET planned_at = NULL, frozen_at = NULL, reveal_started_at = NULL,
    revealed_to_rank = NULL, revealed_at = NULL`)
  await tx.execute(sql`UPDATE ledger_watch SET broken = '[]', broken_parts = '[]', last_id = ''`)
  await tx.execute(
    sql`UPDATE knowledge_entries SET is_active = false WHERE is_active AND (starts_at IS NOT NULL OR from_schedule)`,
  )
}

/** Ends every pairing; devices show a new code. */
export async function revokeStations(tx: Transaction, now: Date): Promise<void> {
  await tx.execute(sql`UPDATE stations SET revoked_at = ${now.toISOString()} WHERE revoked_at IS NULL`)
}
