import { type SQL, sql } from 'drizzle-orm'
import { LEADERBOARD_LIMIT } from '../../contract/leaderboard.ts'
import { attendees, byRank, isRanked } from '../attendees/table.ts'
import type { Transaction } from '../db/client.ts'
import { cooldownChanges } from './table.ts'

/** What a rule looks at. */
export interface Scope {
  /** A condition on a column that names a person. */
  people: (column: SQL) => SQL
  /** A condition on the rows of the ledger under this name. */
  rows: (alias: SQL) => SQL
}

/** Everybody, and everything. */
const everything: Scope = { people: () => sql`true`, rows: () => sql`true` }

/** These people alone, and all their rows. */
export function of(ids: string[]): Scope {
  const isOne = (column: SQL) =>
    sql`${column} IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`
  return { people: isOne, rows: (alias) => isOne(sql`${alias}.attendee_id`) }
}

/** A stretch of the ledger: the rows after one and up to another. */
export interface NewRows {
  after: bigint
  upTo: bigint
}

const isNew = ({ after, upTo }: NewRows, alias: SQL) => sql`${alias}.id > ${after} AND ${alias}.id <= ${upTo}`

/** These people, of whose rows only the new ones are looked at. */
export function newRowsOf(ids: string[], rows: NewRows): Scope {
  return { ...of(ids), rows: (alias) => isNew(rows, alias) }
}

/** A rule that the ledger keeps; `broken` selects a row for every place that breaks it, with its `attendee_id`. */
export interface LedgerRule {
  rule: string
  broken: (scope: Scope) => SQL
  /** It is about all rows at once, and names nobody. */
  isOfAll?: true
  /** Each row keeps or breaks it by itself: rows that were looked at need not be looked at again. */
  isOfRows?: true
  /** The same for new rows, each beside those before it. */
  brokenByNew?: (rows: NewRows) => SQL
}

/** Somebody has to be able to let others in (points.md, invariant 8); before the first sign-in nobody is. */
export const administratorRule: LedgerRule = {
  rule: 'at least one administrator is active, once there was one',
  isOfAll: true,
  broken: () => sql`SELECT NULL::text AS attendee_id WHERE EXISTS (SELECT FROM users WHERE role = 'admin')
    AND NOT EXISTS (SELECT FROM users WHERE role = 'admin' AND is_active)`,
}

/**
 * What can be proved from the rows alone. That a daily limit was kept is no longer in them once staff have changed it, and
 * that a cooldown was kept only in the rows since; that a tap was not counted twice always is.
 */
export const ledgerRules: LedgerRule[] = [
  {
    rule: "the sum of an attendee's rows is the attendee's total",
    broken: ({ people, rows }) => sql`SELECT a.id AS attendee_id FROM attendees a
      LEFT JOIN (SELECT i.attendee_id, sum(i.points) AS total FROM interactions i
        WHERE ${rows(sql`i`)} GROUP BY 1) l ON l.attendee_id = a.id
      WHERE ${people(sql`a.id`)} AND a.total_points <> COALESCE(l.total, 0)`,
  },
  {
    rule: 'every row goes on where the row before it ended',
    broken: ({ rows }) => sql`SELECT attendee_id FROM (
        SELECT i.attendee_id, i.total_after - i.points AS before,
          lag(i.total_after, 1, 0) OVER (PARTITION BY i.attendee_id ORDER BY i.id) AS ended
        FROM interactions i WHERE ${rows(sql`i`)}
      ) lines WHERE before <> ended`,
  },
  {
    rule: 'whoever has points has a moment at which they were reached',
    broken: ({ people }) => sql`SELECT a.id AS attendee_id FROM attendees a
      WHERE ${people(sql`a.id`)} AND a.total_points > 0 AND a.total_reached_at IS NULL`,
  },
  {
    rule: 'no two taps of one attendee at one installation lie within 3 seconds',
    broken: ({ rows }) => sql`SELECT attendee_id FROM (
        SELECT i.attendee_id, i.occurred_at
          - lag(i.occurred_at) OVER (PARTITION BY i.attendee_id, i.installation_id ORDER BY i.occurred_at) AS gap
        FROM interactions i WHERE ${rows(sql`i`)} AND i.kind = 'tap'
      ) taps WHERE gap < interval '3 seconds'`,
    brokenByNew: (rows) => sql`SELECT i.attendee_id FROM interactions i
      WHERE ${isNew(rows, sql`i`)} AND i.kind = 'tap' AND EXISTS (SELECT FROM interactions o
        WHERE o.attendee_id = i.attendee_id AND o.installation_id = i.installation_id AND o.kind = 'tap'
          AND o.id < i.id AND o.occurred_at > i.occurred_at - interval '3 seconds'
          AND o.occurred_at < i.occurred_at + interval '3 seconds')`,
  },
  {
    rule: 'no two positive rows of one attendee at one installation lie within its cooldown',
    broken: ({ rows }) => sql`SELECT attendee_id FROM (
        SELECT i.attendee_id, i.installation_id, i.occurred_at - lag(i.occurred_at) OVER visits AS gap,
          greatest(i.id, lag(i.id) OVER visits) AS later_id
        FROM interactions i WHERE ${rows(sql`i`)} AND i.points > 0 AND i.installation_id IS NOT NULL
        WINDOW visits AS (PARTITION BY i.attendee_id, i.installation_id ORDER BY i.occurred_at, i.id)
      ) earned JOIN installations p ON p.id = earned.installation_id
      LEFT JOIN ${cooldownChanges} c ON c.installation_id = p.id
      WHERE gap < make_interval(secs => p.cooldown_seconds) AND later_id > COALESCE(c.after_id, 0)`,
    brokenByNew: (rows) => sql`SELECT i.attendee_id FROM interactions i
      JOIN installations p ON p.id = i.installation_id LEFT JOIN ${cooldownChanges} c ON c.installation_id = p.id
      WHERE ${isNew(rows, sql`i`)} AND i.id > COALESCE(c.after_id, 0) AND i.points > 0 AND p.cooldown_seconds > 0
        AND EXISTS (SELECT FROM interactions o
          WHERE o.attendee_id = i.attendee_id AND o.installation_id = i.installation_id AND o.points > 0 AND o.id < i.id
            AND o.occurred_at > i.occurred_at - make_interval(secs => p.cooldown_seconds)
            AND o.occurred_at < i.occurred_at + make_interval(secs => p.cooldown_seconds))`,
  },
  {
    rule: 'no tap happened after the server learned of it',
    isOfRows: true,
    broken: ({ rows }) => sql`SELECT i.attendee_id FROM interactions i
      WHERE ${rows(sql`i`)} AND i.kind = 'tap' AND i.occurred_at > i.recorded_at`,
  },
  {
    rule: 'a tap either earned points or says why not, never both',
    isOfRows: true,
    broken: ({ rows }) => sql`SELECT i.attendee_id FROM interactions i
      WHERE ${rows(sql`i`)} AND i.kind = 'tap' AND i.points > 0 AND i.reason IS NOT NULL`,
  },
  {
    rule: 'an acknowledged key names one row',
    isOfRows: true,
    broken: ({
      rows,
    }) => sql`SELECT i.attendee_id FROM interactions i JOIN repeated_taps r USING (idempotency_key)
      WHERE ${rows(sql`i`)}`,
  },
  {
    rule: 'a void takes back one positive row of the same attendee, whole and once',
    isOfRows: true,
    broken: ({
      rows,
    }) => sql`SELECT v.attendee_id FROM interactions v JOIN interactions i ON i.id = v.voids_id
      WHERE ${rows(sql`v`)}
        AND (i.attendee_id <> v.attendee_id OR i.points <= 0 OR i.points <> -v.points)`,
  },
  {
    rule: 'every row names an installation that exists',
    isOfRows: true,
    broken: ({
      rows,
    }) => sql`SELECT i.attendee_id FROM interactions i LEFT JOIN installations p ON p.id = i.installation_id
      WHERE ${rows(sql`i`)} AND i.installation_id IS NOT NULL AND p.id IS NULL`,
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
    rule: 'the leaderboard is in order, names nobody twice and leaves nobody out',
    // The first people by the index, with what their rows say: `version` is in no index. Whoever is left out is looked for
    // without it: what it has lost it cannot show.
    broken: ({ people }) => sql`WITH best AS MATERIALIZED (
        SELECT id, total_points, total_reached_at, version FROM ${attendees} WHERE ${isRanked()}
        ORDER BY ${sql.join(byRank(), sql`, `)} LIMIT ${LEADERBOARD_LIMIT}
      ), board AS MATERIALIZED (SELECT *, row_number() OVER () AS place FROM best)
      SELECT b.id AS attendee_id FROM board b JOIN board a ON a.place = b.place - 1
        WHERE a.total_points < b.total_points OR (a.total_points = b.total_points
          AND (a.total_reached_at, a.id) >= (b.total_reached_at, b.id))
      UNION SELECT id FROM board GROUP BY id HAVING count(*) > 1
      UNION SELECT ${attendees.id} FROM ${attendees} WHERE ${people(sql`${attendees.id}`)}
        AND NOT ${attendees.isHidden} AND NOT ${attendees.isCrew} AND total_points + 0 > (SELECT min(total_points) FROM board) AND NOT EXISTS (SELECT FROM board WHERE board.id = ${attendees.id})`,
  },
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

/** In how many places a rule is broken. */
export async function countBroken(tx: Transaction, { broken }: LedgerRule): Promise<number> {
  const { rows } = await tx.execute<{ broken: number }>(
    sql`SELECT count(*)::int AS broken FROM (${broken(everything)}) places`,
  )
  return rows[0]?.broken ?? 0
}

/** By whom a rule is broken; null stands for a rule about all rows at once. */
export async function listBrokenBy(tx: Transaction, broken: SQL): Promise<(string | null)[]> {
  const { rows } = await tx.execute<{ attendee_id: string | null }>(
    sql`SELECT DISTINCT attendee_id FROM (${broken}) places`,
  )
  return rows.map(({ attendee_id }) => attendee_id)
}
