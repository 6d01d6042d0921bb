import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { stations } from '../stations/table.ts'

/** What was earned at a station, from a moment until before another one. */
export interface Earned {
  stationId: string
  from: Date
  to: Date
}

/** Rows of the ledger, their points, and how many people they are of. */
export interface Sums {
  count: number
  points: number
  people: number
}

/** The name of a station, also of a revoked one. */
export async function findStationName(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db.select({ name: stations.name }).from(stations).where(eq(stations.id, id))
  return row?.name
}

/** The name of the station that a row of the ledger came from, if it was one. */
export async function findStationOfRow(tx: Transaction, interactionId: string): Promise<string | undefined> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`SELECT s.name FROM interactions i JOIN stations s ON s.id = i.caused_by
      WHERE i.id = ${interactionId}::bigint`,
  )
  return rows[0]?.name
}

/** What of it still counts. */
export async function sumEarned(db: Database, { stationId, from, to }: Earned): Promise<Sums> {
  const { rows } = await db.execute<Sums & Record<string, unknown>>(
    sql`SELECT count(*)::int AS count, COALESCE(sum(points), 0)::int AS points,
        count(DISTINCT attendee_id)::int AS people
      FROM station_earnings(${stationId}, ${from.toISOString()}, ${to.toISOString()})`,
  )
  const [sums] = rows
  if (!sums) throw new Error('The ledger did not answer.')
  return sums
}

/** Takes back what so many people earned. `lookedAt` is how many rows there still were. */
export async function insertStationVoids(
  tx: Transaction,
  { stationId, from, to }: Earned,
  given: { reason: string; causedBy: string; happenedAt: Date; mostPeople: number },
): Promise<Sums & { lookedAt: number }> {
  const { rows } = await tx.execute<Sums & { lookedAt: number } & Record<string, unknown>>(
    sql`SELECT looked_at AS "lookedAt", row_count AS count, points, people FROM void_station_taps(${stationId}, ${from.toISOString()},
      ${to.toISOString()}, ${given.reason}, ${given.causedBy}, ${given.happenedAt.toISOString()}, ${given.mostPeople})`,
  )
  const [sums] = rows
  if (!sums) throw new Error('The ledger did not answer.')
  return sums
}
