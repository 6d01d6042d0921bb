import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { wantedPictures } from './table.ts'

/** A picture to fetch, and for whom. */
export interface WantedPicture {
  attendeeId: string
  address: string
}

/** Wants pictures, in the place of those that were wanted before. */
export async function insertWanted(tx: Transaction, wanted: WantedPicture[], now: Date): Promise<void> {
  if (wanted.length === 0) return
  await tx
    .insert(wantedPictures)
    .values(wanted.map((one) => ({ ...one, nextTryAt: now })))
    .onConflictDoUpdate({
      target: wantedPictures.attendeeId,
      set: { address: sql`excluded.address`, tries: 0, nextTryAt: now, problem: null },
    })
}

/** Takes a picture that is due, so that no other process does before a while is over. */
export async function takeDue(
  db: Database,
  now: Date,
  pauseMs: number,
): Promise<(WantedPicture & { tries: number }) | undefined> {
  const again = new Date(now.getTime() + pauseMs).toISOString()
  const { rows } = await db.execute<{ attendeeId: string; address: string; tries: number }>(
    sql`UPDATE wanted_pictures SET tries = tries + 1, next_try_at = ${again}::timestamptz
      WHERE attendee_id = (SELECT attendee_id FROM wanted_pictures WHERE next_try_at <= ${now.toISOString()}
        ORDER BY next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING attendee_id AS "attendeeId", address, tries`,
  )
  return rows[0]
}

/** Whether it is wanted still, by this address; the row stays locked. */
export async function isWanted(tx: Transaction, { attendeeId, address }: WantedPicture): Promise<boolean> {
  const rows = await tx
    .select({ id: wantedPictures.attendeeId })
    .from(wantedPictures)
    .where(
      and(
        eq(wantedPictures.attendeeId, attendeeId),
        eq(wantedPictures.address, address),
        isNotNull(wantedPictures.nextTryAt),
      ),
    )
    .for('update')
  return rows.length > 0
}

/** Says what became of it: nobody tries again, or later. */
export async function updateWanted(
  tx: Transaction | Database,
  { attendeeId, address }: WantedPicture,
  became: { problem: string | null; isOver: boolean },
): Promise<void> {
  await tx
    .update(wantedPictures)
    .set({ problem: became.problem, ...(became.isOver && { nextTryAt: null }) })
    .where(and(eq(wantedPictures.attendeeId, attendeeId), eq(wantedPictures.address, address)))
}

/** Fetches nothing for this person any more: the desk has decided what they look like. */
export async function endWanted(tx: Transaction, attendeeId: string): Promise<void> {
  await tx.update(wantedPictures).set({ nextTryAt: null }).where(eq(wantedPictures.attendeeId, attendeeId))
}

/** How many pictures wait, and how many could not be had. */
export async function countWanted(db: Database): Promise<{ waiting: number; failed: number }> {
  const [count] = await db
    .select({
      waiting: sql<number>`(count(*) FILTER (WHERE ${wantedPictures.nextTryAt} IS NOT NULL))::int`,
      failed: sql<number>`(count(*) FILTER (WHERE ${wantedPictures.nextTryAt} IS NULL
        AND ${wantedPictures.problem} IS NOT NULL))::int`,
    })
    .from(wantedPictures)
  return count ?? { waiting: 0, failed: 0 }
}
