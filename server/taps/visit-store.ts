import type pg from 'pg'
import type { Database } from '../db/client.ts'
import type { VisitRecord } from '../gift-aura/index.ts'
import type { NewTap, RecordedTap, TapOutcome } from './store.ts'

const RECORD_VISIT = `SELECT * FROM record_tap($1, $2, $3, $4, $5, $6, $7, $8, $9, 'photo')`

async function recordVisitTap(client: pg.ClientBase, tap: NewTap): Promise<TapOutcome> {
  const { rows } = await client.query<TapOutcome>({
    name: 'record-visit',
    text: RECORD_VISIT,
    values: [
      tap.tag,
      tap.installation,
      tap.station,
      tap.cause,
      tap.key,
      tap.fingerprint,
      tap.metadata,
      tap.occurredAt,
      tap.learnedAt,
    ],
  })
  const [outcome] = rows
  if (!outcome) throw new Error('The tap was not judged.')
  return outcome
}

/** Runs in a transaction that is kept if `run` says so. */
async function inTransaction<T>(
  db: Database,
  run: (client: pg.ClientBase) => Promise<{ result: T; isKept: boolean }>,
): Promise<T> {
  const client = await db.forTaps.$client.connect()
  try {
    await client.query('BEGIN')
    const { result, isKept } = await run(client)
    await client.query(isKept ? 'COMMIT' : 'ROLLBACK')
    client.release()
    return result
  } catch (problem) {
    // A connection whose transaction could not be ended is closed rather than handed to the next one.
    const isClean = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    )
    client.release(!isClean)
    throw problem
  }
}

/**
 * What would become of a visit. An award is taken back at once; a refusal and a repeated tap stay as they are, because
 * that is what became of it.
 */
export function rehearseVisit(db: Database, tap: NewTap): Promise<TapOutcome> {
  return inTransaction(db, async (client) => {
    const result = await recordVisitTap(client, tap)
    return { result, isKept: result.outcome !== 'awarded' }
  })
}

/** Records a visit; `keep` adds what belongs to it before both are committed together. */
export function insertVisit(
  db: Database,
  tap: NewTap,
  keep: (client: pg.ClientBase, outcome: RecordedTap) => Promise<void>,
): Promise<TapOutcome> {
  return inTransaction(db, async (client) => {
    const result = await recordVisitTap(client, tap)
    if (result.outcome === 'awarded') await keep(client, result)
    return { result, isKept: true }
  })
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
