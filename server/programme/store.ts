import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import { knowledgeEntries } from '../knowledge/table.ts'
import { itineraryItems } from './table.ts'

/** Whose itinerary: an attendee's, or that of a guest's session. */
export type Owner = { attendeeId: string } | { sessionId: string }

/** Everything that was saved, deleted entries too, in the order it was saved. */
export function listSaved(db: Database, owner: Owner) {
  return db
    .select({
      savedAt: itineraryItems.savedAt,
      entry: knowledgeEntries,
      seen: {
        startsAt: itineraryItems.seenStartsAt,
        endsAt: itineraryItems.seenEndsAt,
        location: itineraryItems.seenLocation,
        isActive: itineraryItems.seenActive,
      },
    })
    .from(itineraryItems)
    .innerJoin(knowledgeEntries, eq(knowledgeEntries.id, itineraryItems.entryId))
    .where(isOf(owner))
    .orderBy(asc(itineraryItems.savedAt), asc(itineraryItems.id))
}

/** A saved entry as it is kept. */
export type SavedRow = Awaited<ReturnType<typeof listSaved>>[number]

/** Nobody else saves for this owner until the transaction ends. */
export async function lockItinerary(tx: Transaction, owner: Owner): Promise<void> {
  const key = 'attendeeId' in owner ? `attendee ${owner.attendeeId}` : `session ${owner.sessionId}`
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`itinerary of ${key}`}, 0))`)
}

export async function findSavedAt(tx: Transaction, owner: Owner, entryId: string): Promise<Date | undefined> {
  const [row] = await tx
    .select({ savedAt: itineraryItems.savedAt })
    .from(itineraryItems)
    .where(and(isOf(owner), eq(itineraryItems.entryId, entryId)))
  return row?.savedAt
}

export async function countSaved(tx: Transaction, owner: Owner): Promise<number> {
  const [row] = await tx.select({ saved: count() }).from(itineraryItems).where(isOf(owner))
  return row?.saved ?? 0
}

/** Saves an entry as it is now. */
export async function insertSaved(
  tx: Database | Transaction,
  owner: Owner,
  entryId: string,
  savedAt: Date,
): Promise<void> {
  const [attendeeId, sessionId] = 'attendeeId' in owner ? [owner.attendeeId, null] : [null, owner.sessionId]
  await tx.execute(
    sql`INSERT INTO itinerary_items
        (attendee_id, session_id, entry_id, saved_at, seen_starts_at, seen_ends_at, seen_location, seen_active)
      SELECT ${attendeeId}, ${sessionId}, id, ${savedAt.toISOString()}, starts_at, ends_at, location, is_active
      FROM knowledge_entries WHERE id = ${entryId}`,
  )
}

/** Notes that the owner saw entries as they are, of those that have not changed since. */
export async function updateSeen(
  db: Database,
  owner: Owner,
  entries: readonly { id: string; version: number }[],
): Promise<void> {
  await db.execute(
    sql`UPDATE itinerary_items SET seen_starts_at = e.starts_at, seen_ends_at = e.ends_at,
        seen_location = e.location, seen_active = e.is_active
      FROM knowledge_entries e, jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) AS seen(id text, version int)
      WHERE ${isOf(owner)} AND e.id = itinerary_items.entry_id AND e.id = seen.id AND e.version = seen.version`,
  )
}

export async function removeSaved(db: Database, owner: Owner, entryId: string): Promise<void> {
  await db.delete(itineraryItems).where(and(isOf(owner), eq(itineraryItems.entryId, entryId)))
}

/** How many people saved each of these entries. */
export async function countSaves(
  db: Database | Transaction,
  entryIds: readonly string[],
): Promise<Map<string, number>> {
  if (entryIds.length === 0) return new Map()
  const rows = await db
    .select({ id: itineraryItems.entryId, saves: count() })
    .from(itineraryItems)
    .where(inArray(itineraryItems.entryId, [...entryIds]))
    .groupBy(itineraryItems.entryId)
  return new Map(rows.map(({ id, saves }) => [id, saves]))
}

/** Brings what a guest saved of the programme into the itinerary of an attendee; the guest keeps their own. */
export async function copyGuestItinerary(
  tx: Transaction,
  guestId: string,
  attendeeId: string,
): Promise<void> {
  await tx.execute(
    sql`INSERT INTO itinerary_items
        (attendee_id, entry_id, saved_at, seen_starts_at, seen_ends_at, seen_location, seen_active)
      SELECT ${attendeeId}, entry_id, saved_at, seen_starts_at, seen_ends_at, seen_location, seen_active
      FROM itinerary_items WHERE session_id = ${guestId}
      ON CONFLICT DO NOTHING`,
  )
}

function isOf(owner: Owner): SQL {
  return 'attendeeId' in owner
    ? eq(itineraryItems.attendeeId, owner.attendeeId)
    : eq(itineraryItems.sessionId, owner.sessionId)
}
