import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'

/** Whose rows a rule looks at: a condition on a column that names a person. */
type Whose = (column: SQL) => SQL

/** Everybody's rows. */
const everybodys: Whose = () => sql`true`

/** The rows of these people alone. */
const of =
  (ids: string[]): Whose =>
  (column) =>
    sql`${column} IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`

/** A rule that the ledger keeps; `broken` selects a row for every place that breaks it, with its `attendee_id`. */
export interface LedgerRule {
  rule: string
  broken: (whose: Whose) => SQL
  /** It is about all rows at once, and names nobody. */
  isOfAll?: true
}

/** Somebody has to be able to let others in (points.md, invariant 8); before the first sign-in nobody is. */
const administratorRule: LedgerRule = {
  rule: 'at least one administrator is active, once there was one',
  isOfAll: true,
  broken: () => sql`SELECT NULL::text AS attendee_id WHERE EXISTS (SELECT FROM users WHERE role = 'admin')
    AND NOT EXISTS (SELECT FROM users WHERE role = 'admin' AND is_active)`,
}

/**
 * What can be proved from the rows alone. That a cooldown or a daily limit was kept is no longer in them once staff have
 * changed it; that a tap was not counted twice always is.
 */
export const ledgerRules: LedgerRule[] = [
  {
    rule: "the sum of an attendee's rows is the attendee's total",
    broken: (whose) => sql`SELECT a.id AS attendee_id FROM attendees a
      LEFT JOIN (SELECT i.attendee_id, sum(i.points) AS total FROM interactions i
        WHERE ${whose(sql`i.attendee_id`)} GROUP BY 1) l ON l.attendee_id = a.id
      WHERE ${whose(sql`a.id`)} AND a.total_points <> COALESCE(l.total, 0)`,
  },
  {
    rule: 'every row goes on where the row before it ended',
    broken: (whose) => sql`SELECT attendee_id FROM (
        SELECT i.attendee_id, i.total_after - i.points AS before,
          lag(i.total_after, 1, 0) OVER (PARTITION BY i.attendee_id ORDER BY i.id) AS ended
        FROM interactions i WHERE ${whose(sql`i.attendee_id`)}
      ) lines WHERE before <> ended`,
  },
  {
    rule: 'whoever has points has a moment at which they were reached',
    broken: (whose) => sql`SELECT a.id AS attendee_id FROM attendees a
      WHERE ${whose(sql`a.id`)} AND a.total_points > 0 AND a.total_reached_at IS NULL`,
  },
  {
    rule: 'no two taps of one attendee at one installation lie within 3 seconds',
    broken: (whose) => sql`SELECT attendee_id FROM (
        SELECT i.attendee_id, i.occurred_at
          - lag(i.occurred_at) OVER (PARTITION BY i.attendee_id, i.installation_id ORDER BY i.occurred_at) AS gap
        FROM interactions i WHERE ${whose(sql`i.attendee_id`)} AND i.kind = 'tap'
      ) taps WHERE gap < interval '3 seconds'`,
  },
  {
    rule: 'no tap happened after the server learned of it',
    broken: (whose) => sql`SELECT i.attendee_id FROM interactions i
      WHERE ${whose(sql`i.attendee_id`)} AND i.kind = 'tap' AND i.occurred_at > i.recorded_at`,
  },
  {
    rule: 'a tap either earned points or says why not, never both',
    broken: (whose) => sql`SELECT i.attendee_id FROM interactions i
      WHERE ${whose(sql`i.attendee_id`)} AND i.kind = 'tap' AND i.points > 0 AND i.reason IS NOT NULL`,
  },
  {
    rule: 'an acknowledged key names one row',
    broken: (
      whose,
    ) => sql`SELECT i.attendee_id FROM interactions i JOIN repeated_taps r USING (idempotency_key)
      WHERE ${whose(sql`i.attendee_id`)}`,
  },
  {
    rule: 'a void takes back one positive row of the same attendee, whole and once',
    broken: (whose) => sql`SELECT v.attendee_id FROM interactions v JOIN interactions i ON i.id = v.voids_id
      WHERE ${whose(sql`v.attendee_id`)}
        AND (i.attendee_id <> v.attendee_id OR i.points <= 0 OR i.points <> -v.points)`,
  },
  {
    rule: 'every row names an installation that exists',
    broken: (
      whose,
    ) => sql`SELECT i.attendee_id FROM interactions i LEFT JOIN installations p ON p.id = i.installation_id
      WHERE ${whose(sql`i.attendee_id`)} AND i.installation_id IS NOT NULL AND p.id IS NULL`,
  },
  {
    rule: 'the points of all attendees are those of all installations, bonuses and voids',
    isOfAll: true,
    broken: () => sql`SELECT NULL::text AS attendee_id
      WHERE COALESCE((SELECT sum(total_points) FROM attendees), 0)
        <> COALESCE((SELECT sum(points) FROM interactions WHERE kind IN ('bonus', 'void')
          OR installation_id IN (SELECT id FROM installations)), 0)`,
  },
  administratorRule,
  {
    rule: 'the figures of the dashboard are those of the ledger',
    isOfAll: true,
    broken: () => sql`SELECT NULL::text AS attendee_id FROM (
        SELECT hour, kind, installation_id, sum(row_count) AS rows, sum(points) AS points
        FROM ledger_figures_now() GROUP BY 1, 2, 3
      ) shown FULL JOIN ledger_figures_between(0, 9223372036854775807) l USING (hour, kind, installation_id)
      WHERE shown.rows IS DISTINCT FROM l.row_count OR shown.points IS DISTINCT FROM l.points`,
  },
]

/** That follows from the others, and is cheap: the figures of whole hours are summed already. */
const totalsRule: LedgerRule = {
  rule: 'the points of all attendees are those of the figures',
  isOfAll: true,
  broken: () => sql`SELECT NULL::text AS attendee_id
    WHERE COALESCE((SELECT sum(total_points) FROM attendees), 0)
      <> COALESCE((SELECT sum(points) FROM ledger_figures_now()), 0)`,
}

/** What is looked at every minute: of some people everything, of all what is cheap. */
export const watchedRules: LedgerRule[] = [
  ...ledgerRules.filter(({ isOfAll }) => !isOfAll),
  administratorRule,
  totalsRule,
]

/** In how many places a rule is broken. */
export async function countBroken(tx: Transaction, { broken }: LedgerRule): Promise<number> {
  const { rows } = await tx.execute<{ broken: number }>(
    sql`SELECT count(*)::int AS broken FROM (${broken(everybodys)}) places`,
  )
  return rows[0]?.broken ?? 0
}

/** Of these people, by whom a rule is broken; null stands for a rule about all rows at once. */
export async function listBrokenBy(
  tx: Transaction,
  { broken }: LedgerRule,
  ids: string[],
): Promise<(string | null)[]> {
  const { rows } = await tx.execute<{ attendee_id: string | null }>(
    sql`SELECT DISTINCT attendee_id FROM (${broken(of(ids))}) places`,
  )
  return rows.map(({ attendee_id }) => attendee_id)
}
