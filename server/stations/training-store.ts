import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'

/** Begins or ends the training of a station; one that has begun or ended already stays as it is. */
export async function setTraining(
  tx: Transaction,
  stationId: string,
  isTraining: boolean,
  now: Date,
): Promise<void> {
  const moment = now.toISOString()
  await tx.execute(
    isTraining
      ? sql`INSERT INTO station_trainings (station_id, since) VALUES (${stationId}, ${moment})
          ON CONFLICT (station_id) WHERE until IS NULL DO NOTHING`
      : sql`UPDATE station_trainings SET until = greatest(since, ${moment}::timestamptz)
          WHERE station_id = ${stationId} AND until IS NULL`,
  )
}
