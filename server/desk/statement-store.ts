import { desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { installations } from '../installations/table.ts'
import { stations } from '../stations/table.ts'
import { isRefusedTapOf, refusedTaps } from '../taps/table.ts'

/** A tap that was refused, and where. */
interface RefusedTapRow {
  code: string
  installationName: string
  /** The paired station at which it was tapped. */
  stationName: string | null
  occurredAt: Date
}

const LONGEST_STATEMENT = 1_000

/** Refused taps of a person, newest first. */
export function listRefusedTaps(db: Database, attendeeId: string): Promise<RefusedTapRow[]> {
  const { code, installationId, causedBy, occurredAt } = refusedTaps
  const installationName = sql<string>`COALESCE(${installations.name}, ${installationId})`
  return db
    .select({ code, installationName, stationName: stations.name, occurredAt })
    .from(refusedTaps)
    .leftJoin(installations, eq(installations.id, installationId))
    .leftJoin(stations, eq(stations.id, causedBy))
    .where(isRefusedTapOf(attendeeId))
    .orderBy(desc(occurredAt), desc(refusedTaps.id))
    .limit(LONGEST_STATEMENT)
}
