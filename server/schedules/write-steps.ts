import { type Actor, type Change, recordChanges } from '../audit/index.ts'
import type { Transaction } from '../db/client.ts'
import {
  contentOf,
  createEntryId,
  insertImported,
  updateFromSchedule,
  updateImported,
} from '../knowledge/index.ts'
import type { Step } from './plan-sync.ts'
import { updateKnown } from './store.ts'

/** So much is written at a time: the taps go on meanwhile. */
const AT_A_TIME = 100

interface Written extends Step {
  id: string
}

/** Writes a plan: entries, which session is which, and the record of every change. */
export async function writeSteps(
  tx: Transaction,
  actor: Actor,
  sourceId: string,
  steps: readonly Step[],
): Promise<void> {
  const all = steps.map((step): Written => ({ ...step, id: step.entry?.id ?? createEntryId() }))
  const of = (...kinds: Step['kind'][]) => all.filter(({ kind }) => kinds.includes(kind))
  const ids = (written: Written[]) => written.map(({ id }) => id)
  for (const part of inParts(of('new'))) {
    await insertImported(tx, part)
    await updateFromSchedule(tx, ids(part))
  }
  for (const part of inParts(
    all.filter(({ kind, entry }) => kind !== 'new' && entry && !entry.fromSchedule),
  )) {
    await updateFromSchedule(tx, ids(part))
  }
  for (const part of inParts(of('moved', 'changed', 'back'))) await updateImported(tx, part, 'all')
  for (const part of inParts(of('back'))) await updateFromSchedule(tx, ids(part), { isActive: true })
  for (const part of inParts(of('cancelled'))) await updateFromSchedule(tx, ids(part), { isActive: false })
  for (const part of inParts(of('new', 'moved', 'changed', 'back', 'cancelled'))) {
    await recordChanges(tx, actor, part.map(toChange))
  }
  await updateKnown(
    tx,
    sourceId,
    all.map(({ key, series, id: entryId, taken, isCancelled }) => ({
      key,
      series,
      entryId,
      taken,
      isCancelled,
    })),
  )
}

function toChange({ kind, id, entry, content }: Written): Change {
  const before = entry && contentOf(entry)
  if (kind === 'cancelled') return { action: 'knowledge.delete', subject: id, ...(before && { before }) }
  if (kind === 'back') return { action: 'knowledge.restore', subject: id, after: content }
  const action = kind === 'new' ? 'knowledge.create' : 'knowledge.update'
  return { action, subject: id, ...(before && { before }), after: content }
}

function inParts<T>(all: T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / AT_A_TIME) }, (_, part) =>
    all.slice(part * AT_A_TIME, (part + 1) * AT_A_TIME),
  )
}
