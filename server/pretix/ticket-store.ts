import { createHash } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { OffTicket } from '../../contract/pretix.ts'
import type { Database } from '../db/client.ts'
import type { Told } from './settle.ts'
import { pretixTickets } from './table.ts'

/** So many tickets that open no door are listed. */
const MOST_LISTED = 500

/** So many rows go in one statement. */
const AT_A_TIME = 1_000

/** What is known of a ticket. */
export interface KnownTicket {
  reference: string
  attendeeId: string
  told: Partial<Told>
  off: OffTicket['reason'] | null
}

/** As an erasure leaves the reference of a ticket behind. */
export function forgottenReference(reference: string): string {
  return createHash('sha256').update(reference).digest('hex')
}

/** What is known of all tickets of a shop, and the hashes of those whose people were erased. */
export async function listKnownTickets(
  db: Database,
  sourceId: string,
): Promise<{ known: Map<string, KnownTicket>; forgotten: Set<string> }> {
  const rows = await db
    .select({
      reference: pretixTickets.reference,
      attendeeId: pretixTickets.attendeeId,
      told: pretixTickets.told,
      off: pretixTickets.offReason,
      isForgotten: pretixTickets.isForgotten,
    })
    .from(pretixTickets)
    .where(eq(pretixTickets.sourceId, sourceId))
  return {
    known: new Map(rows.filter((row) => !row.isForgotten).map((row) => [row.reference, row])),
    forgotten: new Set(rows.filter((row) => row.isForgotten).map(({ reference }) => reference)),
  }
}

/** Keeps what pretix said of tickets that are good. Whoever is gone meanwhile is passed over. */
export async function upsertGood(
  db: Database,
  sourceId: string,
  tickets: { reference: string; attendeeId: string; told: Told }[],
): Promise<void> {
  for (let from = 0; from < tickets.length; from += AT_A_TIME) {
    const rows = JSON.stringify(tickets.slice(from, from + AT_A_TIME))
    await db.execute(sql`
      INSERT INTO pretix_tickets (source_id, reference, attendee_id, told)
        SELECT ${sourceId}, n.reference, r.attendee_id, n.told
        FROM jsonb_to_recordset(${rows}::jsonb) AS n(reference text, told jsonb)
        JOIN ticket_references r ON r.source = 'pretix' AND r.reference = n.reference
      ON CONFLICT (source_id, reference) DO UPDATE SET attendee_id = excluded.attendee_id, told = excluded.told,
        off_reason = NULL, off_since = NULL, off_seen_at = NULL
        WHERE NOT pretix_tickets.is_forgotten AND (pretix_tickets.attendee_id, pretix_tickets.told,
          pretix_tickets.off_reason) IS DISTINCT FROM (excluded.attendee_id, excluded.told, NULL)`)
  }
}

/** Keeps which tickets of people who are here open no door any more. @returns how many did until now */
export async function upsertOff(
  db: Database,
  sourceId: string,
  tickets: { reference: string; off: OffTicket['reason'] }[],
  now: Date,
): Promise<number> {
  let changed = 0
  for (let from = 0; from < tickets.length; from += AT_A_TIME) {
    const rows = JSON.stringify(tickets.slice(from, from + AT_A_TIME))
    const { rowCount } = await db.execute(sql`
      INSERT INTO pretix_tickets (source_id, reference, attendee_id, told, off_reason, off_since)
        SELECT ${sourceId}, n.reference, r.attendee_id, '{}', n.off, ${now.toISOString()}::timestamptz
        FROM jsonb_to_recordset(${rows}::jsonb) AS n(reference text, off text)
        JOIN ticket_references r ON r.source = 'pretix' AND r.reference = n.reference
      ON CONFLICT (source_id, reference) DO UPDATE SET off_reason = excluded.off_reason,
        off_since = excluded.off_since, off_seen_at = NULL
        WHERE NOT pretix_tickets.is_forgotten AND pretix_tickets.off_reason IS DISTINCT FROM excluded.off_reason`)
    changed += rowCount ?? 0
  }
  return changed
}

/** Tickets of people who are here that open no door any more: those that nobody has seen first, then the newest. */
export async function listOffTickets(db: Database, sourceId: string): Promise<OffTicket[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    SELECT t.reference, t.off_reason AS reason, t.off_since AS since, t.off_seen_at IS NOT NULL AS "isSeen",
      json_build_object('id', a.id, 'tiktokUsername', a.tiktok_username, 'attendeeName', a.attendee_name,
        'totalPoints', a.total_points,
        'isHere', EXISTS (SELECT FROM wristbands w WHERE w.attendee_id = a.id AND w.ended_at IS NULL),
        'hasOther', EXISTS (SELECT FROM ticket_references r WHERE r.attendee_id = a.id AND NOT EXISTS (
          SELECT FROM pretix_tickets o WHERE r.source = 'pretix' AND o.reference = r.reference
            AND o.off_reason IS NOT NULL))) AS attendee
    FROM pretix_tickets t JOIN attendees a ON a.id = t.attendee_id
    WHERE t.source_id = ${sourceId} AND t.off_reason IS NOT NULL
    ORDER BY t.off_seen_at IS NOT NULL, t.off_since DESC, t.reference LIMIT ${MOST_LISTED}`)
  return rows.map((row) => ({
    ...row,
    since: new Date(String(row.since)).toISOString(),
  })) as OffTicket[]
}

/** Says that staff have seen tickets. @returns how many */
export async function updateSeen(
  db: Database,
  sourceId: string,
  references: string[],
  now: Date,
): Promise<number> {
  const rows = await db
    .update(pretixTickets)
    .set({ offSeenAt: now })
    .where(
      and(
        eq(pretixTickets.sourceId, sourceId),
        inArray(pretixTickets.reference, references),
        isNotNull(pretixTickets.offReason),
        isNull(pretixTickets.offSeenAt),
      ),
    )
    .returning({ reference: pretixTickets.reference })
  return rows.length
}
