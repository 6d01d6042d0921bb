import { and, asc, eq, gt, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { Language } from '../../contract/languages.ts'
import type { VectorFailure } from '../../contract/vectors.ts'
import type { Database, Transaction } from '../db/client.ts'
import { knowledgeEntries } from '../knowledge/table.ts'
import { embeddingModels, entryVectors } from './table.ts'

/** How it goes with the vectors of a model. */
export type ModelRow = typeof embeddingModels.$inferSelect

/** A vector of an entry, as it is kept. */
export type VectorRow = Pick<
  typeof entryVectors.$inferSelect,
  'entryId' | 'language' | 'textHash' | 'numbers' | 'step' | 'change'
>

/** How it goes with a model; undefined before its first vector. */
export async function findModel(db: Database, model: string): Promise<ModelRow | undefined> {
  const [row] = await db.select().from(embeddingModels).where(eq(embeddingModels.model, model))
  return row
}

/** Writes down a model that was not known. */
export async function insertModel(db: Database, model: string): Promise<void> {
  await db.insert(embeddingModels).values({ model }).onConflictDoNothing()
}

/** Vectors that were written after a change, in the order of their changes. */
export function listVectors(
  db: Database,
  { model, after, count }: { model: string; after: number; count: number },
): Promise<VectorRow[]> {
  const { entryId, language, textHash, numbers, step, change } = entryVectors
  return db
    .select({ entryId, language, textHash, numbers, step, change })
    .from(entryVectors)
    .where(and(eq(entryVectors.model, model), gt(change, after)))
    .orderBy(asc(change))
    .limit(count)
}

/**
 * Takes the making of a model's vectors over for a while, if nobody else has it and the server is not left alone.
 * @returns undefined where there is nothing to take
 */
export async function updateWriter(
  db: Database,
  { model, writer, seconds, now }: { model: string; writer: string; seconds: number; now: Date },
): Promise<ModelRow | undefined> {
  const { writerUntil, restUntil } = embeddingModels
  const [row] = await db
    .update(embeddingModels)
    .set({ writer, writerUntil: sql`clock_timestamp() + make_interval(secs => ${seconds})` })
    .where(
      and(
        eq(embeddingModels.model, model),
        or(eq(embeddingModels.writer, writer), isNull(writerUntil), sql`${writerUntil} < clock_timestamp()`),
        or(isNull(restUntil), sql`${restUntil} <= ${now.toISOString()}::timestamptz`),
      ),
    )
    .returning()
  return row
}

/** Lets other processes make vectors at once. */
export async function updateNoWriter(db: Database, model: string, writer: string): Promise<void> {
  await db
    .update(embeddingModels)
    .set({ writer: null, writerUntil: null })
    .where(and(eq(embeddingModels.model, model), eq(embeddingModels.writer, writer)))
}

/** A vector to be kept. */
export interface NewVector {
  entryId: string
  language: Language
  textHash: string
  numbers: Buffer
  step: number
}

/**
 * Keeps vectors, except those of entries that are gone by now.
 * @param epoch of the model when they were asked for: after it nothing is kept
 */
export async function insertVectors(
  tx: Transaction,
  { model, epoch, dimensions }: { model: string; epoch: number; dimensions: number },
  vectors: readonly NewVector[],
): Promise<void> {
  const [row] = await tx
    .update(embeddingModels)
    .set({ dimensions, failures: 0, restUntil: null })
    .where(and(eq(embeddingModels.model, model), eq(embeddingModels.epoch, epoch)))
    .returning({ model: embeddingModels.model })
  if (!row) return
  for (const vector of vectors)
    await tx.execute(sql`
      INSERT INTO entry_vectors (model, entry_id, language, text_hash, numbers, step)
      SELECT ${model}, id, ${vector.language}, ${vector.textHash}, ${vector.numbers}::bytea, ${vector.step}::real
      FROM knowledge_entries WHERE id = ${vector.entryId}
      ON CONFLICT (model, entry_id, language) DO UPDATE SET text_hash = excluded.text_hash,
        numbers = excluded.numbers, step = excluded.step, change = nextval('entry_vectors_change'), made_at = now()`)
}

/** Adds to what the vectors of entries have used. */
export async function updateUsed(
  db: Database,
  model: string,
  used: { units: number; costMicros: number },
): Promise<void> {
  await db
    .update(embeddingModels)
    .set({
      units: sql`${embeddingModels.units} + ${used.units}`,
      costMicros: sql`${embeddingModels.costMicros} + ${used.costMicros}`,
    })
    .where(eq(embeddingModels.model, model))
}

/** Puts a failure down. @param rest how many failures in a row these are, and until when the server is left alone */
export async function updateFailure(
  db: Database,
  model: string,
  failed: { failure: VectorFailure; failedAt: Date },
  rest: { failures: number; restUntil: Date } | undefined,
): Promise<void> {
  await db
    .update(embeddingModels)
    .set({ ...failed, ...rest })
    .where(eq(embeddingModels.model, model))
}

/** Forgets the vectors of a model, so that they are made anew. */
export async function removeVectors(tx: Transaction, model: string): Promise<boolean> {
  const [row] = await tx
    .update(embeddingModels)
    .set({
      epoch: sql`nextval('entry_vectors_change')`,
      dimensions: null,
      failures: 0,
      failure: null,
      failedAt: null,
      restUntil: null,
    })
    .where(eq(embeddingModels.model, model))
    .returning({ model: embeddingModels.model })
  await tx.delete(entryVectors).where(eq(entryVectors.model, model))
  return row !== undefined
}

/**
 * Removes what nobody will ask for: vectors of retired entries, and of other models where no process with other settings
 * has made any for so long.
 */
export async function removeUnused(db: Database, model: string, minutes: number): Promise<void> {
  const isActive = and(eq(knowledgeEntries.id, entryVectors.entryId), eq(knowledgeEntries.isActive, true))
  await db
    .delete(entryVectors)
    .where(
      or(
        and(
          ne(entryVectors.model, model),
          lt(entryVectors.madeAt, sql`clock_timestamp() - make_interval(mins => ${minutes})`),
        ),
        notExists(db.select({ id: knowledgeEntries.id }).from(knowledgeEntries).where(isActive)),
      ),
    )
}
