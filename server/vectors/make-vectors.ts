import { randomUUID } from 'node:crypto'
import type { VectorFailure } from '../../contract/vectors.ts'
import { packed } from '../packed-vector.ts'
import { ModelFailure } from '../providers/guide-model/port.ts'
import { estimatedTokens, spendingOf } from '../usage/index.ts'
import { failureFor } from './failure-words.ts'
import type { Missing } from './follow-vectors.ts'
import type { Making } from './making.ts'
import {
  insertModel,
  insertVectors,
  type ModelRow,
  removeUnused,
  updateFailure,
  updateNoWriter,
  updateUsed,
  updateWriter,
} from './store.ts'
import { textFor } from './texts.ts'

/** Texts of one request; common servers take no more than these. */
const AT_ONCE = 32

/** Nobody waits for these; a small server of one's own may need a while (milliseconds). */
const PATIENCE_MS = 60_000

/** As long as a batch may take with all its single texts, and some more. */
const LEASE_SECONDS = 300

/** How long a server is left alone after a failure, twice as long after each further one, and the longest (milliseconds). */
const REST_MS = 2_000
const LONGEST_REST_MS = 10 * 60_000

/** Vectors of another model may serve processes with other settings for so long (minutes). */
const OTHERS_LIVE = 60

/** So many texts of a batch fail alone before it is the server that fails. */
const MOST_UNREADABLE = 3

/** How it went: vectors were kept, or why not. */
type Outcome = 'kept' | { failure: VectorFailure; restMs?: number | undefined; isOfText?: boolean }

/**
 * Makes vectors of everything that lacks one, a batch at a time, until nothing does, a cap is in the way or the server
 * fails; at once where another process makes them.
 */
export function createVectorMaker(deps: Making): (stop: AbortSignal) => Promise<void> {
  const { db, clock, model, vectors } = deps
  const writer = randomUUID()
  // Texts that the server does not take; another start tries them again.
  const unreadable = new Set<string>()
  return async (stop) => {
    await insertModel(db, model.model)
    let taken = false
    let tried: string | undefined
    while (!stop.aborted) {
      await vectors.catchUp()
      const { missing } = await vectors.listMissing()
      const open = missing.filter(({ textHash }) => !unreadable.has(textHash))
      // What was kept and is missing all the same would be made for ever.
      const [next] = open
      if (!next || next.textHash === tried) break
      tried = next.textHash
      const row = await updateWriter(db, {
        model: model.model,
        writer,
        seconds: LEASE_SECONDS,
        now: clock.now(),
      })
      if (!row) break
      taken = true
      if (!(await makeBatch(deps, row, open.slice(0, AT_ONCE), unreadable, stop))) break
    }
    if (!taken) return
    await vectors.catchUp()
    await updateNoWriter(db, model.model, writer)
    const { missing } = await vectors.listMissing()
    if (missing.length === 0) await removeUnused(db, model.model, OTHERS_LIVE)
  }
}

/** Makes the vectors of one batch. @returns whether to go on at once */
async function makeBatch(
  deps: Making,
  row: ModelRow,
  batch: Missing[],
  unreadable: Set<string>,
  stop: AbortSignal,
): Promise<boolean> {
  const outcome = await make(deps, row, batch, stop)
  if (outcome === 'kept') return true
  if (stop.aborted) return false
  if (!outcome.isOfText || batch.length === 1) {
    if (outcome.isOfText && row.failures >= MOST_UNREADABLE)
      for (const { textHash } of batch) unreadable.add(textHash)
    return rest(deps, row, outcome)
  }
  // One text that the server does not take must not keep the others waiting.
  const failed: string[] = []
  for (const text of batch) {
    const alone = await make(deps, row, [text], stop)
    if (alone === 'kept') continue
    if (stop.aborted) return false
    failed.push(text.textHash)
    if (!alone.isOfText || (failed.length === MOST_UNREADABLE && text === batch[MOST_UNREADABLE - 1]))
      return rest(deps, row, alone)
  }
  for (const textHash of failed) unreadable.add(textHash)
  return true
}

async function make(deps: Making, row: ModelRow, batch: Missing[], stop: AbortSignal): Promise<Outcome> {
  const { db, model, budget, embedding } = deps
  const texts = batch.map(({ entry, language }) => textFor(entry, language))
  const priceOf = (tokens: number) => spendingOf({ inputPrice: model.price, outputPrice: 0 }, tokens, 0)
  const most = priceOf(texts.reduce((sum, text) => sum + estimatedTokens(text), 0))
  const reservation = await budget.reserve({ kind: 'preparation' }, most)
  if (!reservation) return { failure: 'budget', restMs: LONGEST_REST_MS }
  const settle = async (used: typeof most) => {
    await budget.settle(reservation, used)
    if (used.units > 0) await updateUsed(db, model.model, used)
  }
  try {
    const signal = AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)])
    const { vectors, tokens } = await embedding.embed(texts, signal)
    await settle(tokens && tokens > 0 ? priceOf(Math.min(Math.round(tokens), 10_000_000)) : most)
    const dimensions = vectors[0]?.length ?? 0
    if (row.dimensions !== null && row.dimensions !== dimensions) return { failure: 'dimensions' }
    const made = batch.map(({ entry, language, textHash }, at) => {
      const { numbers, step } = packed(vectors[at] ?? [])
      return { entryId: entry.id, language, textHash, numbers: Buffer.from(numbers.buffer), step }
    })
    await db.transaction((tx) => insertVectors(tx, { ...row, dimensions }, made))
    row.dimensions = dimensions
    return 'kept'
  } catch (problem) {
    if (!(problem instanceof ModelFailure)) throw problem
    const isFree = !['invalid', 'cut-off', 'stopped'].includes(problem.kind)
    await settle(isFree ? priceOf(0) : most)
    const isOfText = problem.kind === 'invalid' || problem.kind === 'refused'
    return { failure: failureFor(problem), restMs: problem.retryAfterMs, isOfText }
  }
}

async function rest(
  { db, clock, model, log }: Making,
  row: ModelRow,
  { failure, restMs }: Exclude<Outcome, 'kept'>,
): Promise<false> {
  const failures = row.failures + 1
  const now = clock.now()
  const restUntil = new Date(
    now.getTime() + Math.min(restMs ?? REST_MS * 2 ** Math.min(failures, 20), LONGEST_REST_MS),
  )
  log.info({ failure, failures }, 'the vectors of the entries wait')
  await updateFailure(db, model.model, { failure, failedAt: now }, { failures, restUntil })
  return false
}
