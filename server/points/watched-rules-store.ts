import { type SQL, sql } from 'drizzle-orm'
import { sumOfLedger } from './ledger-parts-store.ts'
import {
  administratorRule,
  type LedgerRule,
  ledgerRules,
  type NewRows,
  newRowsOf,
  of,
} from './ledger-rules-store.ts'

/** That follows from the others, and is cheap: the figures of whole hours are summed already. */
const totalsRule: LedgerRule = {
  rule: 'the points of all attendees are those of the figures',
  isOfAll: true,
  broken: () => sql`SELECT NULL::text AS attendee_id
    WHERE COALESCE((SELECT sum(total_points) FROM attendees), 0)
      <> COALESCE((SELECT sum(points) FROM ledger_figures_now()), 0)`,
}

/** What the dashboard counts and sums, of each kind and at each installation, beside what the parts of the ledger say. */
export const figuresRule: LedgerRule = {
  rule: 'the dashboard counts the rows and points of the ledger, at each installation',
  isOfAll: true,
  broken: () => sql`SELECT NULL::text AS attendee_id FROM (
      SELECT kind, installation_id, sum(row_count) AS row_count, sum(points) AS points
      FROM ledger_figures_now() GROUP BY 1, 2
    ) shown FULL JOIN (${sumOfLedger()}) ledger USING (kind, installation_id)
    WHERE shown.row_count IS DISTINCT FROM ledger.row_count OR shown.points IS DISTINCT FROM ledger.points LIMIT 1`,
}

/** What is looked at of people in turn, whatever became of them. */
export const rulesOfPeople: LedgerRule[] = ledgerRules.filter(({ isOfAll }) => !isOfAll)

/** What is looked at of everybody every minute, because it is cheap. */
export const rulesOfAll: LedgerRule[] = [administratorRule, totalsRule]

/** What breaks a rule among people with new rows: what each row keeps by itself was seen of the others before. */
export function ofNewRows(rule: LedgerRule, ids: string[], rows: NewRows): SQL {
  if (rule.brokenByNew) return rule.brokenByNew(rows)
  return rule.broken(rule.isOfRows ? newRowsOf(ids, rows) : of(ids))
}
