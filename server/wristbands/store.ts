import { and, eq, isNull, sql } from 'drizzle-orm'
import { attendees } from '../attendees/table.ts'
import type { Database } from '../db/client.ts'
import { wristbands } from './table.ts'

/** Who wears this band now; `tag` is normalised. */
export async function findWearer(db: Database, tag: string) {
  const [row] = await db
    .select({
      id: attendees.id,
      tiktokUsername: attendees.tiktokUsername,
      attendeeName: attendees.attendeeName,
    })
    .from(wristbands)
    .innerJoin(attendees, eq(attendees.id, wristbands.attendeeId))
    .where(and(eq(wristbands.tag, tag), isNull(wristbands.endedAt)))
  return row
}

/** How many characters the shortest tag has that somebody wears now; null while nobody wears a band. */
export async function findShortestTag(db: Database): Promise<number | null> {
  const [row] = await db
    .select({ length: sql<number | null>`min(length(${wristbands.tag}))` })
    .from(wristbands)
    .where(isNull(wristbands.endedAt))
  return row?.length ?? null
}
