import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'

/** Who wears this band now; `tag` is normalised. */
export async function findWearerId(db: Database | Transaction, tag: string): Promise<string | undefined> {
  const { rows } = await db.execute<{ attendee_id: string }>(
    sql`SELECT attendee_id FROM wristbands WHERE tag = ${tag} AND ended_at IS NULL`,
  )
  return rows[0]?.attendee_id
}

/** Links a band to a person; false when somebody took it at this very moment. */
export async function insertLink(
  tx: Transaction,
  tag: string,
  attendeeId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`INSERT INTO wristbands (tag, attendee_id, linked_at) VALUES (${tag}, ${attendeeId}, ${now.toISOString()})
      ON CONFLICT (tag) WHERE ended_at IS NULL DO NOTHING RETURNING id`,
  )
  return rows.length > 0
}

/** Whether a band was blocked as lost and has not been found again. */
export async function isBlocked(tx: Transaction, tag: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT FROM wristbands WHERE tag = ${tag} AND end_reason = 'lost' AND found_at IS NULL`,
  )
  return rows.length > 0
}

/** All bands that are blocked as lost. */
export async function listBlockedTags(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ tag: string }>(
    sql`SELECT DISTINCT tag FROM wristbands WHERE end_reason = 'lost' AND found_at IS NULL`,
  )
  return rows.map(({ tag }) => tag)
}

/** Unblocks a band, and answers who wore it last; undefined when it was not blocked. */
export async function unblockTag(tx: Transaction, tag: string, now: Date): Promise<string | undefined> {
  const { rows } = await tx.execute<{ attendee_id: string }>(
    sql`WITH found AS (
        UPDATE wristbands SET found_at = GREATEST(ended_at, ${now.toISOString()})
        WHERE tag = ${tag} AND end_reason = 'lost' AND found_at IS NULL RETURNING id, attendee_id
      ) SELECT attendee_id FROM found ORDER BY id DESC LIMIT 1`,
  )
  return rows[0]?.attendee_id
}

/** Ends the links that a person has now, and answers how their bands end. */
export async function endLinks(
  tx: Transaction,
  attendeeId: string,
  reason: 'lost' | 'replaced',
  now: Date,
): Promise<string[]> {
  // The clocks of two servers may differ a little: no link ends before it began.
  const { rows } = await tx.execute<{ ends: string }>(
    sql`UPDATE wristbands SET ended_at = GREATEST(linked_at, ${now.toISOString()}), end_reason = ${reason}
      WHERE attendee_id = ${attendeeId} AND ended_at IS NULL RETURNING right(tag, 4) AS ends`,
  )
  return rows.map(({ ends }) => ends)
}
