import { and, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { wristbands } from './table.ts'

/** Who wears this band now; `tag` is normalised. */
export async function findWearerId(db: Database | Transaction, tag: string): Promise<string | undefined> {
  const [link] = await db
    .select({ attendeeId: wristbands.attendeeId })
    .from(wristbands)
    .where(and(eq(wristbands.tag, tag), isNull(wristbands.endedAt)))
  return link?.attendeeId
}

/** Links a band to a person; false when somebody took it at this very moment. */
export async function insertLink(
  tx: Transaction,
  tag: string,
  attendeeId: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(wristbands)
    .values({ tag, attendeeId, linkedAt: now })
    .onConflictDoNothing({ target: wristbands.tag, where: sql`ended_at IS NULL` })
    .returning({ id: wristbands.id })
  return rows.length > 0
}

/** A band and who shall wear it. */
export interface BandLink {
  tag: string
  attendeeId: string
}

/** Links bands to people, several at once; answers the tags of those that nobody else wears. */
export async function insertLinks(tx: Transaction, links: BandLink[], now: Date): Promise<string[]> {
  const rows = await tx
    .insert(wristbands)
    .values(links.map((link) => ({ ...link, linkedAt: now })))
    .onConflictDoNothing({ target: wristbands.tag, where: sql`ended_at IS NULL` })
    .returning({ tag: wristbands.tag })
  return rows.map(({ tag }) => tag)
}

/** How many of these bands are blocked as lost. */
export function countBlocked(tx: Transaction, tags: string[]): Promise<number> {
  return tx.$count(wristbands, and(inArray(wristbands.tag, tags), isLost()))
}

/** Ends the links that these people have now as replaced, and answers whose, and how their bands end. */
export function endLinksOf(
  tx: Transaction,
  attendeeIds: string[],
  now: Date,
): Promise<{ attendeeId: string; ends: string }[]> {
  return tx
    .update(wristbands)
    .set({ endedAt: notBefore(wristbands.linkedAt, now), endReason: 'replaced' })
    .where(and(inArray(wristbands.attendeeId, attendeeIds), isNull(wristbands.endedAt)))
    .returning({ attendeeId: wristbands.attendeeId, ends: sql<string>`right(${wristbands.tag}, 4)` })
}

/** Whether a band was blocked as lost and has not been found again. */
export async function isBlocked(tx: Transaction, tag: string): Promise<boolean> {
  return (await tx.$count(wristbands, and(eq(wristbands.tag, tag), isLost()))) > 0
}

/** All bands that are blocked as lost. */
export async function listBlockedTags(tx: Transaction): Promise<string[]> {
  const rows = await tx.selectDistinct({ tag: wristbands.tag }).from(wristbands).where(isLost())
  return rows.map(({ tag }) => tag)
}

/** Unblocks a band, and answers who wore it last; undefined when it was not blocked. */
export async function unblockTag(tx: Transaction, tag: string, now: Date): Promise<string | undefined> {
  const found = tx.$with('found').as(
    tx
      .update(wristbands)
      .set({ foundAt: notBefore(wristbands.endedAt, now) })
      .where(and(eq(wristbands.tag, tag), isLost()))
      .returning({ id: wristbands.id, attendeeId: wristbands.attendeeId }),
  )
  const [link] = await tx.with(found).select().from(found).orderBy(desc(found.id)).limit(1)
  return link?.attendeeId
}

/** Ends the links that a person has now, and answers how their bands end. */
export async function endLinks(
  tx: Transaction,
  attendeeId: string,
  endReason: 'lost' | 'replaced',
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .update(wristbands)
    .set({ endedAt: notBefore(wristbands.linkedAt, now), endReason })
    .where(and(eq(wristbands.attendeeId, attendeeId), isNull(wristbands.endedAt)))
    .returning({ ends: sql<string>`right(${wristbands.tag}, 4)` })
  return rows.map(({ ends }) => ends)
}

function isLost(): SQL | undefined {
  return and(eq(wristbands.endReason, 'lost'), isNull(wristbands.foundAt))
}

/** The clocks of two servers may differ a little: no link ends before it began. */
function notBefore(moment: typeof wristbands.linkedAt | typeof wristbands.endedAt, now: Date): SQL {
  return sql`GREATEST(${moment}, ${now.toISOString()})`
}
