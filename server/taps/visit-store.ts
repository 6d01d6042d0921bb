import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/client.ts'
import type { VisitRecord } from '../gift-aura/index.ts'
import type { NewTap, TapOutcome } from './store.ts'

/** Records a visit by the rules of every tap. */
export async function insertVisit(tx: Transaction, tap: NewTap): Promise<TapOutcome> {
  const { rows } = await tx.execute<Record<string, unknown>>(
    sql`SELECT * FROM record_tap(${tap.tag}, ${tap.installation}, ${tap.station}, ${tap.cause}, ${tap.key},
      ${tap.fingerprint}, ${JSON.stringify(tap.metadata)}, ${tap.occurredAt.toISOString()},
      ${tap.learnedAt.toISOString()}, 'photo')`,
  )
  const [row] = rows
  if (!row) throw new Error('The tap was not judged.')
  // Drizzle leaves dates as PostgreSQL writes them.
  const { occurred_at, next_eligible_at } = row
  return {
    ...row,
    occurred_at: dateOf(occurred_at),
    next_eligible_at: dateOf(next_eligible_at),
  } as TapOutcome
}

function dateOf(value: unknown): Date | null {
  return typeof value === 'string' ? new Date(value) : null
}

/** An installation whose points are earned with a photo or a vibe, and what they are worth now. */
export async function findPhotoBooth(db: Database, installation: string) {
  const { rows } = await db.forTaps.$client.query<{ pointValue: number }>(
    `SELECT point_value AS "pointValue" FROM installations WHERE id = $1 AND earned_by = 'photo'`,
    [installation],
  )
  return rows[0]
}

/** What the ledger keeps of a visit beside its points. */
export async function findVisitRecord(db: Database, interactionId: string): Promise<VisitRecord> {
  const { rows } = await db.$client.query<{ metadata: VisitRecord }>(
    'SELECT metadata FROM interactions WHERE id = $1',
    [interactionId],
  )
  const [row] = rows
  if (!row) throw new Error('A visit that was answered is in the ledger.')
  return row.metadata
}

/** Keeps a tap that was refused for what its photo shows. */
export async function insertRefusedTap(
  db: Database,
  tap: NewTap,
  attendeeId: string,
  code: string,
): Promise<void> {
  await db.$client.query(
    `INSERT INTO refused_taps (tag, attendee_id, installation_id, code, occurred_at, recorded_at)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [tap.tag, attendeeId, tap.installation, code, tap.occurredAt, tap.learnedAt],
  )
}
