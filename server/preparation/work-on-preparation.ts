import { randomUUID } from 'node:crypto'
import type { PauseCause } from '../../contract/preparation.ts'
import type { Deps } from '../deps.ts'
import { findEvent } from '../event/index.ts'
import { seenIn, toEntry } from '../knowledge/index.ts'
import { openAiCompatibleAuthor } from '../providers/guide-model/entry-author.ts'
import type { ModelFailure } from '../providers/guide-model/port.ts'
import { capsOf, createBudget } from '../usage/index.ts'
import { listEntriesOf } from './entry-store.ts'
import {
  listWaiting,
  type RunRow,
  updateNoWriter,
  updatePart,
  updateRun,
  updateWriter,
  updateWriting,
} from './store.ts'
import { type Author, type PartOutcome, writePart } from './write-part.ts'

type Working = Pick<Deps, 'db' | 'clock' | 'guide' | 'log' | 'config'>

/** Texts that are written at the same time. */
const AT_ONCE = 3

/** As long as a text may take, and some more: then another process may take over. */
const LEASE_SECONDS = 180

/** So many failures in a row, and the run waits for staff. */
const MOST_FAILURES = 6

/** How long a server is left alone after a failure; twice as long after each further one (milliseconds). */
const REST_MS = 2_000

/** A server that wants to be left alone for longer is asked again after this (milliseconds). */
const LONGEST_REST_MS = 10 * 60_000

/** How often a process looks whether there is something to write. */
const LOOK_MS = 2_000

/**
 * Prepares the writing of one process.
 * @returns what writes until nothing waits, the run is paused or the model's server wants a rest; at once where another
 *   process writes
 */
export async function createPreparer(deps: Working): Promise<(stop: AbortSignal) => Promise<void>> {
  const { db, clock, config, log } = deps
  const event = await findEvent(db)
  if (!config.model || !event) return async () => undefined
  const author: Author = {
    model: openAiCompatibleAuthor(config.model),
    config: config.model,
    budget: createBudget(db, clock, 'model', capsOf(config.model.budget, config.usageShares)),
    festival: event.name,
  }
  const writer = randomUUID()
  const take = () => updateWriter(db, { writer, seconds: LEASE_SECONDS, now: clock.now() })
  return async (stop) => {
    let run = await take()
    const taken = run
    while (run && !stop.aborted) {
      const goesOn = await writeSome(deps, author, run, stop)
      run = goesOn ? await take() : undefined
    }
    if (taken) await updateNoWriter(db, taken.id, writer)
    if (taken) log.info({ run: taken.id }, 'the preparation rests')
  }
}

/** Writes the next few texts; false when there is no point in going on at once. */
async function writeSome(deps: Working, author: Author, run: RunRow, stop: AbortSignal): Promise<boolean> {
  const { db } = deps
  const parts = await listWaiting(db, run.id, AT_ONCE)
  if (parts.length === 0) {
    await updateWriting(db, run.id, { state: 'written', pausedBy: null })
    return false
  }
  // As it stands now: what the model reads is what is compared when the text is accepted.
  const ids = parts.map(({ entryId }) => entryId)
  const entries = new Map((await listEntriesOf(db, ids)).map((row) => [row.id, toEntry(row)]))
  const outcomes = await Promise.all(
    parts.map(async (part): Promise<PartOutcome> => {
      const entry = entries.get(part.entryId)
      if (!entry || seenIn(entry) !== part.seen) {
        await updatePart(db, part, 'waiting', { state: 'changed' })
        return { kind: 'done' }
      }
      return writePart(deps, author, part, entry, stop)
    }),
  )
  if (stop.aborted) return false
  if (outcomes.some(({ kind }) => kind === 'cap')) return pause(deps, run, 'budget')
  const failure = outcomes.find((outcome) => outcome.kind === 'failure')?.failure
  if (!failure) {
    if (run.failures > 0) await updateRun(db, run.id, { failures: 0 })
    return true
  }
  return restAfter(deps, run, failure)
}

async function restAfter(deps: Working, run: RunRow, failure: ModelFailure): Promise<boolean> {
  const failures = run.failures + 1
  deps.log.info({ failure: failure.kind, failures }, 'the preparation did not reach the model')
  if (failure.kind === 'refused' || failures >= MOST_FAILURES) return pause(deps, run, 'model')
  const restMs = Math.min(failure.retryAfterMs ?? REST_MS * 2 ** failures, LONGEST_REST_MS)
  await updateRun(deps.db, run.id, { failures, restUntil: new Date(deps.clock.now().getTime() + restMs) })
  return false
}

async function pause({ db }: Working, run: RunRow, pausedBy: PauseCause): Promise<false> {
  await updateWriting(db, run.id, { state: 'paused', pausedBy, failures: 0, restUntil: null })
  return false
}

/** Writes whatever staff have started, while the process lives; what it is writing when it stops is written again. */
export function prepareInBackground(deps: Working): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { config, log } = deps
  if (!config.model) return { stop: async () => undefined }
  const preparer = createPreparer(deps)
  let working: Promise<void> | undefined
  const look = () => {
    working ??= preparer
      .then((write) => write(stopping.signal))
      .catch((problem: unknown) => {
        if (!stopping.signal.aborted) log.warn(problem, 'the preparation stumbled')
      })
      .finally(() => {
        working = undefined
      })
  }
  const timer = setInterval(look, LOOK_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await working
    },
  }
}
