import { asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { CurrentEdition } from '../../contract/editions.ts'
import type { Database, Transaction } from '../db/client.ts'
import { editionPlaces, editions } from './table.ts'

export type EditionRow = typeof editions.$inferSelect

/** Counts what there is of the current edition, in one statement. */
export async function countEdition(db: Database): Promise<CurrentEdition['counts']> {
  const { rows } = await db.execute<CurrentEdition['counts'] & Record<string, unknown>>(sql`SELECT
    (SELECT count(*)::int FROM attendees) AS people,
    (SELECT count(*)::int FROM wristbands WHERE ended_at IS NULL) AS bands,
    (SELECT coalesce(sum(row_count), 0)::int FROM ledger_figures_now() WHERE kind IN ('tap', 'fortune')) AS taps,
    (SELECT coalesce(sum(total_points), 0)::float8 FROM attendees) AS points,
    (SELECT count(*)::int FROM photos) AS photos,
    (SELECT count(*)::int FROM questions) AS questions,
    (SELECT count(*)::int FROM prize_claims WHERE state = 'handed-over') AS "prizesHandedOver",
    (SELECT count(*)::int FROM prize_claims WHERE state = 'reserved') AS "prizesReserved",
    (SELECT count(*)::int FROM stations s JOIN station_health h ON h.station_id = s.id
      WHERE s.revoked_at IS NULL AND (h.health ->> 'pendingTaps')::int > 0) AS "stationsWithTaps",
    (SELECT count(*)::int FROM stations WHERE revoked_at IS NULL) AS stations,
    (SELECT count(*)::int FROM knowledge_entries WHERE is_active AND starts_at IS NOT NULL) AS "programmeEntries"`)
  const [counts] = rows
  if (!counts) throw new Error('A count always has a row.')
  return counts
}

/** The editions that are over, the latest first. */
export function listPastEditions(db: Database): Promise<EditionRow[]> {
  return db.select().from(editions).orderBy(desc(editions.closedAt))
}

export async function findEdition(db: Database | Transaction, id: string): Promise<EditionRow | undefined> {
  const [row] = await db.select().from(editions).where(eq(editions.id, id))
  return row
}

/** Whether the edition that was closed at this moment has its archive. */
export async function isArchived(db: Database | Transaction, closedAt: Date): Promise<boolean> {
  const rows = await db.select({ id: editions.id }).from(editions).where(eq(editions.closedAt, closedAt))
  return rows.length > 0
}

/** The places of an edition's board, in order. */
export function listPlaces(db: Database, editionId: string) {
  return db
    .select({ rank: editionPlaces.rank, points: editionPlaces.points, handle: editionPlaces.handle })
    .from(editionPlaces)
    .where(eq(editionPlaces.editionId, editionId))
    .orderBy(asc(editionPlaces.place))
}

/** Takes the handles from a board; answers how many there were. */
export async function removeHandles(tx: Transaction, editionId: string): Promise<number> {
  const { rowCount } = await tx
    .update(editionPlaces)
    .set({ handle: null })
    .where(sql`${eq(editionPlaces.editionId, editionId)} AND ${isNotNull(editionPlaces.handle)}`)
  return rowCount ?? 0
}
