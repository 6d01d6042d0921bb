import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { installations } from '../installations/table.ts'
import { wristbands } from '../wristbands/table.ts'

/** A phone's owner, and the tap that the phone would make. */
interface OwnTap {
  owner: string
  installationId: string
  rfidTagId: string
}

/** Whether somebody taps with the band they wear now, at an installation that takes taps of its visitors' phones. */
export async function isOwnTap(db: Database, { owner, installationId, rfidTagId }: OwnTap): Promise<boolean> {
  const isWorn = and(
    eq(wristbands.tag, rfidTagId),
    eq(wristbands.attendeeId, owner),
    isNull(wristbands.endedAt),
  )
  const rows = await db
    .select({ id: installations.id })
    .from(installations)
    .innerJoin(wristbands, isWorn)
    .where(and(eq(installations.id, installationId), eq(installations.tapPolicy, 'station-or-owner')))
  return rows.length > 0
}
