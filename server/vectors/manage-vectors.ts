import type { User } from '../../contract/staff.ts'
import type { Vectors } from '../../contract/vectors.ts'
import { recordChange } from '../audit/index.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { findModel, insertModel, removeVectors } from './store.ts'

type Managing = Pick<Deps, 'db' | 'clock' | 'config' | 'library' | 'vectors'>

/** How it goes with the vectors of the entries. */
export async function readVectors({ db, clock, library, vectors }: Managing): Promise<Vectors> {
  if (!vectors) {
    const { length } = await library.entries()
    const used = { tokens: 0, dollars: null }
    return { model: null, entries: length, ready: 0, dimensions: null, used, failure: null }
  }
  const { model, vectors: followed } = vectors.making
  await followed.catchUp()
  const { entries, ready } = await followed.listMissing()
  const row = await findModel(db, model.model)
  const dollars = model.price > 0 ? (row?.costMicros ?? 0) / 1_000_000 : null
  return {
    model: model.model,
    entries,
    ready,
    dimensions: row?.dimensions ?? null,
    used: { tokens: row?.units ?? 0, dollars },
    failure:
      row?.failure && row.failedAt
        ? {
            kind: row.failure,
            at: row.failedAt.toISOString(),
            isResting: row.restUntil !== null && row.restUntil > clock.now(),
          }
        : null,
  }
}

/** Forgets the vectors of the model and lets them be made anew. @throws Refusal preparation_over where no model is set */
export async function renewVectors(deps: Managing, actor: User): Promise<Vectors> {
  const { db, vectors } = deps
  if (!vectors)
    throw new Refusal('preparation_over', { message: 'No embedding model is set (EMBEDDINGS_BASE_URL).' })
  const { model } = vectors.making.model
  await insertModel(db, model)
  await db.forLongWork.transaction(async (tx) => {
    await removeVectors(tx, model)
    await recordChange(tx, actor, { action: 'vectors.renew', subject: model })
  })
  return readVectors(deps)
}
