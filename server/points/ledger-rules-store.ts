import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'

/**
 * What can be proved from the rows alone. That a cooldown or a daily limit was kept is no longer in them once staff have
 * changed it; that a tap was not counted twice always is.
 */
export const ledgerRules: { rule: string; broken: SQL }[] = [
  {
    rule: "the sum of an attendee's rows is the attendee's total",
    broken: sql`SELECT count(*)::int AS broken FROM attendees a
      LEFT JOIN (SELECT attendee_id, sum(points) AS total FROM interactions GROUP BY 1) l ON l.attendee_id = a.id
      WHERE a.total_points <> COALESCE(l.total, 0)`,
  },
  {
    rule: 'every row goes on where the row before it ended',
    broken: sql`SELECT count(*)::int AS broken FROM (
        SELECT total_after - points AS before, lag(total_after, 1, 0) OVER (PARTITION BY attendee_id ORDER BY id) AS ended
        FROM interactions
      ) lines WHERE before <> ended`,
  },
  {
    rule: 'whoever has points has a moment at which they were reached',
    broken: sql`SELECT count(*)::int AS broken FROM attendees WHERE total_points > 0 AND total_reached_at IS NULL`,
  },
  {
    rule: 'no two taps of one attendee at one installation lie within 3 seconds',
    broken: sql`SELECT count(*)::int AS broken FROM (
        SELECT occurred_at - lag(occurred_at) OVER (PARTITION BY attendee_id, installation_id ORDER BY occurred_at) AS gap
        FROM interactions WHERE kind = 'tap'
      ) taps WHERE gap < interval '3 seconds'`,
  },
  {
    rule: 'no tap happened after the server learned of it',
    broken: sql`SELECT count(*)::int AS broken FROM interactions WHERE kind = 'tap' AND occurred_at > recorded_at`,
  },
  {
    rule: 'a tap either earned points or says why not, never both',
    broken: sql`SELECT count(*)::int AS broken FROM interactions WHERE kind = 'tap' AND points > 0 AND reason IS NOT NULL`,
  },
  {
    rule: 'an acknowledged key names one row',
    broken: sql`SELECT count(*)::int AS broken FROM interactions i JOIN repeated_taps r USING (idempotency_key)`,
  },
  {
    rule: 'a void takes back one positive row of the same attendee, whole and once',
    broken: sql`SELECT count(*)::int AS broken FROM interactions v JOIN interactions i ON i.id = v.voids_id
      WHERE i.attendee_id <> v.attendee_id OR i.points <= 0 OR i.points <> -v.points`,
  },
  {
    rule: 'every row names an installation that exists',
    broken: sql`SELECT count(*)::int AS broken FROM interactions i LEFT JOIN installations p ON p.id = i.installation_id
      WHERE i.installation_id IS NOT NULL AND p.id IS NULL`,
  },
  {
    rule: 'the points of all attendees are those of all installations, bonuses and voids',
    broken: sql`SELECT (COALESCE((SELECT sum(total_points) FROM attendees), 0)
        <> COALESCE((SELECT sum(points) FROM interactions WHERE kind IN ('bonus', 'void')
          OR installation_id IN (SELECT id FROM installations)), 0))::int AS broken`,
  },
  {
    rule: 'the figures of the dashboard are those of the ledger',
    broken: sql`SELECT count(*)::int AS broken FROM (
        SELECT hour, kind, installation_id, sum(row_count) AS rows, sum(points) AS points
        FROM ledger_figures_now() GROUP BY 1, 2, 3
      ) shown FULL JOIN ledger_figures_between(0, 9223372036854775807) l USING (hour, kind, installation_id)
      WHERE shown.rows IS DISTINCT FROM l.row_count OR shown.points IS DISTINCT FROM l.points`,
  },
]

/** In how many places a rule is broken. */
export async function countBroken(tx: Transaction, broken: SQL): Promise<number> {
  const { rows } = await tx.execute<{ broken: number }>(broken)
  return rows[0]?.broken ?? 0
}
