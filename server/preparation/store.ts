import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '../../contract/languages.ts'
import type { PartState, PauseCause, RunState } from '../../contract/preparation.ts'
import type { Database, DatabaseHandle, Transaction } from '../db/client.ts'
import { preparationParts, preparationRuns } from './table.ts'

/** A run as it is kept. */
export type RunRow = typeof preparationRuns.$inferSelect

/** A part as it is kept. */
export type PartRow = typeof preparationParts.$inferSelect

/** The latest run. In a transaction it stays as it is until the end. */
export async function findRun(db: Database): Promise<RunRow | undefined> {
  const [run] = await db.select().from(preparationRuns).orderBy(desc(preparationRuns.id)).limit(1)
  return run
}

/** The latest run, locked until the transaction ends. */
export async function findRunForUpdate(tx: Transaction): Promise<RunRow | undefined> {
  const [run] = await tx
    .select()
    .from(preparationRuns)
    .orderBy(desc(preparationRuns.id))
    .limit(1)
    .for('update')
  return run
}

/** How many parts of a run are in each state. */
export async function listStates(
  db: DatabaseHandle | Transaction,
  runId: number,
): Promise<{ state: PartState; count: number }[]> {
  return db
    .select({ state: preparationParts.state, count: sql<number>`count(*)::int` })
    .from(preparationParts)
    .where(eq(preparationParts.runId, runId))
    .groupBy(preparationParts.state)
}

/** Writes a run; undefined when one is under way. */
export async function insertRun(
  tx: Transaction,
  run: Pick<RunRow, 'startedAt' | 'estimatedUnits' | 'estimatedCostMicros'>,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(preparationRuns)
    .values({ ...run, state: 'writing' })
    .onConflictDoNothing()
    .returning({ id: preparationRuns.id })
  return row?.id
}

/** What is to be written in a run. */
export type NewPart = Pick<
  PartRow,
  'entryId' | 'language' | 'wantsTranslation' | 'wantsPhrases' | 'wantsNotAnswered' | 'seen'
>

/** A statement has room for so many parts. */
const AT_A_TIME = 1_000

export async function insertParts(tx: Transaction, runId: number, parts: readonly NewPart[]): Promise<void> {
  for (let from = 0; from < parts.length; from += AT_A_TIME)
    await tx
      .insert(preparationParts)
      .values(parts.slice(from, from + AT_A_TIME).map((part) => ({ ...part, runId })))
}

export async function updateRun(
  db: Database | Transaction,
  id: number,
  change: Partial<RunRow> & { state?: RunState; pausedBy?: PauseCause | null },
): Promise<void> {
  await db.update(preparationRuns).set(change).where(eq(preparationRuns.id, id))
}

/** Changes a run that writes; one that staff have paused or undone meanwhile stays so. */
export async function updateWriting(db: Database, id: number, change: Partial<RunRow>): Promise<void> {
  await db
    .update(preparationRuns)
    .set(change)
    .where(and(eq(preparationRuns.id, id), eq(preparationRuns.state, 'writing')))
}

/** Adds to what a run has used. */
export async function updateUsed(
  db: Database,
  id: number,
  used: { units: number; costMicros: number },
): Promise<void> {
  await db
    .update(preparationRuns)
    .set({
      units: sql`${preparationRuns.units} + ${used.units}`,
      costMicros: sql`${preparationRuns.costMicros} + ${used.costMicros}`,
    })
    .where(eq(preparationRuns.id, id))
}

/**
 * Takes or keeps the run that writes for one process, for so many seconds. Undefined when none writes, when another
 * process does, or when the model's server is left alone for a while.
 */
export async function updateWriter(
  db: Database,
  { writer, seconds, now }: { writer: string; seconds: number; now: Date },
): Promise<RunRow | undefined> {
  const [run] = await db
    .update(preparationRuns)
    .set({ writer, writerUntil: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where(
      and(
        eq(preparationRuns.state, 'writing'),
        sql`(${preparationRuns.writer} = ${writer} OR ${preparationRuns.writerUntil} IS NULL
          OR ${preparationRuns.writerUntil} < clock_timestamp())`,
        sql`(${preparationRuns.restUntil} IS NULL OR ${preparationRuns.restUntil} <= ${now.toISOString()}::timestamptz)`,
      ),
    )
    .returning()
  return run
}

/** Lets other processes take a run over at once. */
export async function updateNoWriter(db: Database, id: number, writer: string): Promise<void> {
  await db
    .update(preparationRuns)
    .set({ writer: null, writerUntil: null })
    .where(and(eq(preparationRuns.id, id), eq(preparationRuns.writer, writer)))
}

/** The next parts to be written. */
export function listWaiting(db: Database, runId: number, count: number): Promise<PartRow[]> {
  return db
    .select()
    .from(preparationParts)
    .where(and(eq(preparationParts.runId, runId), eq(preparationParts.state, 'waiting')))
    .orderBy(asc(preparationParts.tries), asc(preparationParts.entryId), asc(preparationParts.language))
    .limit(count)
}

/** Which part is meant. */
export type PartKey = Pick<PartRow, 'runId' | 'entryId' | 'language'>

/** Changes one part, if it is in this state. */
export async function updatePart(
  db: Database | Transaction,
  { runId, entryId, language }: PartKey,
  from: PartState,
  change: Partial<PartRow>,
): Promise<PartRow | undefined> {
  const [row] = await db
    .update(preparationParts)
    .set(change)
    .where(
      and(
        eq(preparationParts.runId, runId),
        eq(preparationParts.entryId, entryId),
        eq(preparationParts.language, language),
        eq(preparationParts.state, from),
      ),
    )
    .returning()
  return row
}

/** Which parts are meant: of one entry or of all, in one language or in all. */
export interface PartsOf {
  runId: number
  entryId?: string | null | undefined
  language?: Language | undefined
}

function isOneOf({ runId, entryId, language }: PartsOf) {
  return and(
    eq(preparationParts.runId, runId),
    entryId == null ? undefined : eq(preparationParts.entryId, entryId),
    language && eq(preparationParts.language, language),
  )
}

/** Brings all parts of one state into another one; says how many. */
export async function updateStates(
  tx: Transaction,
  parts: PartsOf,
  from: readonly PartState[],
  to: PartState,
): Promise<number> {
  const { rowCount } = await tx
    .update(preparationParts)
    .set({ state: to })
    .where(and(isOneOf(parts), inArray(preparationParts.state, [...from])))
  return rowCount ?? 0
}

/** Parts in a state, of so many entries. */
export async function listOfEntries(
  db: DatabaseHandle | Transaction,
  parts: PartsOf,
  state: PartState,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<PartRow[]> {
  const ids = db
    .selectDistinct({ id: preparationParts.entryId })
    .from(preparationParts)
    .where(and(isOneOf(parts), eq(preparationParts.state, state)))
    .orderBy(asc(preparationParts.entryId))
    .limit(limit)
    .offset(offset)
  return db
    .select()
    .from(preparationParts)
    .where(and(isOneOf(parts), eq(preparationParts.state, state), inArray(preparationParts.entryId, ids)))
    .orderBy(asc(preparationParts.entryId), asc(preparationParts.language))
}

/** How many entries have parts in a state. */
export async function countEntries(db: Database, runId: number, state: PartState): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(DISTINCT ${preparationParts.entryId})::int` })
    .from(preparationParts)
    .where(and(eq(preparationParts.runId, runId), eq(preparationParts.state, state)))
  return row?.count ?? 0
}

/** Which of these phrases were written for another entry in the same run. */
export async function listTaken(db: Database, key: PartKey, phrases: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ phrase: string }>(sql`
    SELECT DISTINCT phrase FROM preparation_parts p, jsonb_array_elements_text(p.asked_as) AS phrase
    WHERE p.run_id = ${key.runId} AND p.language = ${key.language} AND p.entry_id <> ${key.entryId}
      AND p.state IN ('proposed', 'accepted') AND lower(phrase) = ANY(${sql.param(phrases.map((one) => one.toLowerCase()))}::text[])`)
  return rows.map(({ phrase }) => phrase.toLowerCase())
}
