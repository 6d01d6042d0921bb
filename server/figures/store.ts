import { sql } from 'drizzle-orm'
import type { Database, DatabaseHandle } from '../db/client.ts'

/** Rows and points of one kind of award at one place, altogether or within one hour. */
export interface Figure {
  /** The hour they happened in; null for the figure of all hours. */
  hour: Date | null
  kind: 'tap' | 'fortune' | 'bonus' | 'void'
  /** Empty for bonuses. A void counts where its points had been earned. */
  installationId: string
  rowCount: number
  points: number
}

/** A figure with its hour as the database writes it. */
type FigureRow = Omit<Figure, 'hour'> & { hour: string | null } & Record<string, unknown>

/** Counts the ledger on, so that the next figures are read quickly. A call of its own: it waits for nobody. */
export async function advanceFigures(db: DatabaseHandle): Promise<void> {
  await db.execute(sql`SELECT advance_ledger_figures()`)
}

/** The exact figures of this moment: all hours by kind and place, then the hours from `since` on. */
export async function listFigures(db: Database, since: Date): Promise<Figure[]> {
  const { rows } = await db.execute<FigureRow>(
    sql`SELECT hour, kind, installation_id AS "installationId",
        sum(row_count)::float8 AS "rowCount", sum(points)::float8 AS points
      FROM ledger_figures_now()
      GROUP BY GROUPING SETS ((kind, installation_id), (hour, kind, installation_id))
      HAVING GROUPING(hour) = 1 OR hour >= ${since.toISOString()}`,
  )
  return rows.map(({ hour, ...figure }) => ({ ...figure, hour: hour === null ? null : new Date(hour) }))
}
