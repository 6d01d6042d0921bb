import type { PartState, Preparation, RunState } from '../../contract/preparation.ts'
import type { User } from '../../contract/staff.ts'
import { recordChange } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { requireEvent } from '../event/index.ts'
import { Refusal } from '../http/refusal.ts'
import { listActiveEntries, toEntry } from '../knowledge/index.ts'
import { readLeft } from '../usage/index.ts'
import { estimate, missingParts, questionsOf, toPrice } from './price.ts'
import {
  findRun,
  findRunForUpdate,
  insertParts,
  insertRun,
  listStates,
  type RunRow,
  updateRun,
  updateStates,
} from './store.ts'

type Managing = Pick<Deps, 'db' | 'clock' | 'config' | 'library'>

const states: readonly PartState[] = ['waiting', 'proposed', 'accepted', 'discarded', 'failed', 'changed']

/** Where the preparation stands, and what is missing now. */
export async function readPreparation(deps: Managing): Promise<Preparation> {
  const { db, clock, config } = deps
  const { model } = config
  const entries = await deps.library.entries()
  const parts = missingParts(entries)
  const event = await requireEvent(db)
  const { name } = event
  const run = await findRun(db)
  const likely = model ? estimate(model, name, entries, parts) : { units: 0, costMicros: 0 }
  const left = model ? await readLeft(db, clock, 'model', model.budget) : { units: 0, costMicros: 0 }
  return {
    model: model?.model ?? null,
    missing: {
      entries: new Set(parts.map(({ entryId }) => entryId)).size,
      texts: parts.length,
      price: toPrice(model, likely),
    },
    left: toPrice(model, left),
    buys: model
      ? questionsOf(model, config.usageShares, entries, event)
      : { tokensPerQuestion: 0, perDay: 0, perGuest: 0 },
    run: run
      ? {
          state: run.state,
          pausedBy: run.pausedBy,
          startedAt: run.startedAt.toISOString(),
          estimate: toPrice(model, { units: run.estimatedUnits, costMicros: run.estimatedCostMicros }),
          used: toPrice(model, run),
          texts: textsOf(await listStates(db, run.id)),
        }
      : null,
  }
}

function textsOf(counted: Awaited<ReturnType<typeof listStates>>): Record<PartState, number> {
  const countOf = (state: PartState) => counted.find((row) => row.state === state)?.count ?? 0
  return Object.fromEntries(states.map((state) => [state, countOf(state)])) as Record<PartState, number>
}

/** Starts a run over everything that is missing. @throws Refusal preparation_open or preparation_over */
export async function startPreparation(deps: Managing, actor: User): Promise<Preparation> {
  const { model } = deps.config
  if (!model) throw new Refusal('preparation_over', { message: 'No language model is set (AI_BASE_URL).' })
  const { name } = await requireEvent(deps.db)
  await deps.db.forLongWork.transaction(async (tx) => {
    const before = await findRunForUpdate(tx)
    if (before && (isOpen(before) || (await hasProposals(tx, before)))) throw new Refusal('preparation_open')
    const entries = (await listActiveEntries(tx)).map((row) => toEntry(row))
    const parts = missingParts(entries)
    if (parts.length === 0) throw new Refusal('preparation_over')
    const { units, costMicros } = estimate(model, name, entries, parts)
    const startedAt = deps.clock.now()
    const id = await insertRun(tx, { startedAt, estimatedUnits: units, estimatedCostMicros: costMicros })
    if (id === undefined) throw new Refusal('preparation_open')
    await insertParts(tx, id, parts)
    const after = { texts: parts.length, tokens: units }
    await recordChange(tx, actor, { action: 'preparation.start', subject: String(id), after })
  })
  return readPreparation(deps)
}

/** Which states staff may bring a run into, from which. */
const changes: Record<'writing' | 'paused' | 'written', readonly RunState[]> = {
  paused: ['writing'],
  writing: ['paused'],
  written: ['paused'],
}

/**
 * Pauses a run, goes on with it, or ends it with what is written. To ask for the state that it is in changes nothing.
 * @throws Refusal preparation_over when it is past that
 */
export async function changePreparation(
  deps: Managing,
  actor: User,
  state: 'writing' | 'paused' | 'written',
): Promise<Preparation> {
  await deps.db.transaction(async (tx) => {
    const run = await findRunForUpdate(tx)
    if (run?.state === state) return
    if (!run || !changes[state].includes(run.state)) throw new Refusal('preparation_over')
    const pausedBy = state === 'paused' ? 'staff' : null
    await updateRun(tx, run.id, { state, pausedBy, failures: 0, restUntil: null })
    if (state === 'written') await updateStates(tx, { runId: run.id }, ['waiting'], 'discarded')
    const action = ({ writing: 'resume', paused: 'pause', written: 'end' } as const)[state]
    await recordChange(tx, actor, { action: `preparation.${action}`, subject: String(run.id) })
  })
  return readPreparation(deps)
}

function isOpen({ state }: RunRow): boolean {
  return state === 'writing' || state === 'paused'
}

async function hasProposals(tx: Transaction, run: RunRow): Promise<boolean> {
  return run.state !== 'undone' && (await listStates(tx, run.id)).some(({ state }) => state === 'proposed')
}
