import { sql } from 'drizzle-orm'
import type { Emotion } from '../../contract/gift-aura.ts'
import type { NoPointsReason } from '../../contract/no-points.ts'
import { createBatch } from '../db/batch.ts'
import type { Database } from '../db/client.ts'

/** A tap on its way to the ledger. */
export interface NewTap {
  tag: string
  installation: string
  /** Installation that the calling device is paired with. */
  station: string | null
  cause: string | null
  key: string | null
  /** Hash of what was asked: the same key with other content is refused. */
  fingerprint: string | null
  /** What the ledger keeps beside the points. */
  metadata: { location?: string; chosenEmotion?: Emotion }
  occurredAt: Date
  learnedAt: Date
  /** What the venue's clock showed when it happened: opening hours and event days are read from it. */
  atVenue: Date
}

/** What became of a tap; the columns of the SQL type `tap_outcome`. */
export type TapOutcome = RecordedTap | RefusedTap

/** Nothing but its code is said of a tap that record_tap refused; of a closed installation also when it opens. */
interface RefusedTap {
  next_eligible_at: Date | null
  outcome:
    | 'idempotency_key_reused'
    | 'installation_not_found'
    | 'station_not_paired'
    | 'wristband_not_linked'
    | 'installation_inactive'
    | 'installation_without_taps'
    | 'installation_closed'
    | 'edition_over'
}

/** A tap that stands in the ledger: by this call, by an earlier one with its key, or by the same tap a moment ago. */
export interface RecordedTap {
  outcome: 'awarded' | 'replayed' | 'repeated'
  interaction_id: string
  attendee_id: string
  points: number
  reason: NoPointsReason | null
  next_eligible_at: Date | null
  display_duration_seconds: number
  occurred_at: Date
  total_points: number
  tiktok_username: string
  first_name: string
  last_name: string
  avatar_url: string | null
  attendee_name: string
  is_public: boolean
}

/** Found by measuring (docs/decisions/0003-taps-in-batches.md): more lanes at once only make the batches smaller. */
const LANES = 4
const LARGEST_BATCH = 64

/** About half a second of work on the machine of those measurements: who came later would be answered too late. */
const LONGEST_QUEUE = 2_000

/** Longer than a full batch takes on a busy machine, shorter than anyone at a station would notice. */
const PATIENCE_MS = 25

const batches = new WeakMap<Database, (tap: NewTap) => Promise<TapOutcome>>()

/** Judges and records a tap. Taps that arrive together share one statement and one commit. */
export function insertTap(db: Database, tap: NewTap): Promise<TapOutcome> {
  const known = batches.get(db)
  const insert =
    known ??
    createBatch({
      run: (taps) => insertTaps(db, taps),
      largest: LARGEST_BATCH,
      lanes: LANES,
      patienceMs: PATIENCE_MS,
      longestQueue: LONGEST_QUEUE,
      longestWaitMs: db.limits.taps.answer,
    })
  if (!known) batches.set(db, insert)
  return insert(tap)
}

/**
 * All transactions lock their attendees in the same order, so no two of them can wait for each other: the rows
 * are sorted by attendee before the function sees them.
 */
const RECORD_TAPS = `
  SELECT r.* FROM (
    SELECT t.*, (SELECT w.attendee_id FROM wristbands w WHERE w.tag = t.tag AND w.ended_at IS NULL) AS wearer
    FROM jsonb_to_recordset($1::jsonb) AS t(n int, tag text, installation text, station text, cause text, key text,
      fingerprint text, metadata jsonb, "occurredAt" timestamptz, "learnedAt" timestamptz, "atVenue" timestamptz)
    ORDER BY wearer, n
  ) t, LATERAL (
    SELECT t.n, o.* FROM record_tap(t.tag, t.installation, t.station, t.cause, t.key, t.fingerprint, t.metadata,
      t."occurredAt", t."learnedAt", at_venue => t."atVenue") o
  ) r`

/** Opens the first connection for taps. */
export async function prepareTaps(db: Database): Promise<void> {
  await db.forTaps.$client.query('SELECT 1')
}

async function insertTaps(db: Database, taps: NewTap[]): Promise<TapOutcome[]> {
  const { rows } = await db.forTaps.$client.query<TapOutcome & { n: number }>({
    name: 'record-taps',
    text: RECORD_TAPS,
    values: [JSON.stringify(taps.map((tap, n) => ({ n, ...tap })))],
  })
  return rows.sort((a, b) => a.n - b.n)
}

/** Whether a tap was answered under this key before. */
export async function isKeyUsed(db: Database, key: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM interactions WHERE idempotency_key = ${key}
      UNION ALL SELECT FROM repeated_taps WHERE idempotency_key = ${key} LIMIT 1`,
  )
  return rows.length > 0
}
