import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { installations } from '../installations/table.ts'
import { wristbands } from '../wristbands/table.ts'

/** A phone's owner, and the tap that the phone would make. */
interface OwnTap {
  owner: string
  installationId: string
  rfidTagId: string
}

/**
 * A tap of somebody with the band that they wear now, and whether the installation takes taps of its visitors' phones;
 * undefined for every other band.
 */
export async function findOwnTap(
  db: Database,
  { owner, installationId, rfidTagId }: OwnTap,
): Promise<{ mayTap: boolean } | undefined> {
  const [own] = await db
    .select({ mayTap: sql<boolean>`${installations.tapPolicy} IS NOT DISTINCT FROM 'station-or-owner'` })
    .from(wristbands)
    .leftJoin(installations, eq(installations.id, installationId))
    .where(and(eq(wristbands.tag, rfidTagId), eq(wristbands.attendeeId, owner), isNull(wristbands.endedAt)))
  return own
}
