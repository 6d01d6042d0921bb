import type { Language } from '../../../contract/languages.ts'
import { Refusal } from '../../http/refusal.ts'
import type { KnowledgeEntry, Library } from '../../knowledge/index.ts'
import type { Vectors } from '../../vectors/index.ts'
import type { Place, Results, SharedConcepts, WorkerTask } from './messages.ts'
import {
  type IndexWorker,
  startIndexWorker,
  TaskRefused,
  type WatchdogSettings,
  WorkerGone,
} from './start-index-worker.ts'

/** By then another worker is ready, or the crowd is answered. */
const RETRY_AFTER_SECONDS = 5

/** What has been indexed of the library of concepts, which is the same for every festival of this process. */
const concepts: SharedConcepts = {}

/** An index worker, the entries that it indexes, and the place of its state of the library in time. */
interface Indexed {
  number: number
  entries: KnowledgeEntry[]
  worker: IndexWorker
}

/** The newest index worker that is ready. */
export interface CurrentIndex {
  /**
   * Runs a task, and says over which entries. A worker that breaks down or hangs is replaced, and every task that waited
   * for another one is tried again.
   * @throws Refusal unavailable when too many wait, when this very task took too long, or when no worker stays alive
   */
  run<T extends WorkerTask>(task: T): Promise<{ result: Results[T['kind']]; entries: KnowledgeEntry[] }>
  /** Indexes the same entries for a place that has changed. */
  renew(): void
  /** Ends the worker, and whichever would have followed it. */
  close(): void
}

/**
 * Keeps an index of what the library holds. After a change the next worker indexes in a thread of its own, and takes
 * over when it is ready; until then the one before answers. It indexes English and whatever was asked in before.
 */
export function followLibrary(
  library: Library,
  place: Place,
  watchdog: Partial<WatchdogSettings> = {},
  vectors?: Vectors['ofEntries'],
): CurrentIndex {
  let serving: Indexed | undefined
  let newest = 0
  let isClosed = false
  const askedIn = new Set<Language>(['en'])

  const start = (entries: KnowledgeEntry[]): Indexed => {
    newest += 1
    const worker = startIndexWorker({ entries, place, languages: [...askedIn], concepts }, watchdog)
    const next: Indexed = { number: newest, entries, worker }
    void worker.ready.then(() => showVectors(next)).catch(() => undefined)
    // The very first one is waited for.
    serving ??= next
    // One that ends before it is ready never takes over.
    void next.worker.ready.then(() => takeOver(next)).catch(() => undefined)
    void next.worker.ended.then(() => {
      if (serving === next) serving = undefined
    })
    return next
  }
  const takeOver = (next: Indexed) => {
    const before = serving
    if (isClosed || (before && before.number > next.number)) return next.worker.close()
    serving = next
    if (before && before !== next) before.worker.close()
  }
  const showVectors = async ({ entries, worker }: Indexed) =>
    vectors && worker.takeVectors(await vectors.layoutOf(entries))
  vectors?.follow(() => {
    if (serving) void showVectors(serving).catch(() => undefined)
  })
  library.follow((entries) => {
    if (isClosed) return
    // A festival that has written nothing down yet has nothing to index before somebody asks.
    if (entries.length > 0 || serving) start(entries)
  })

  const runOnce = async <T extends WorkerTask>(task: T) => {
    const entries = await library.entries()
    if (isClosed) throw new WorkerGone('The festival closes.')
    const indexed = serving ?? start(entries)
    await indexed.worker.ready
    askedIn.add(task.language)
    return { result: await indexed.worker.run(task), entries: indexed.entries }
  }
  return {
    run: (task) =>
      runOnce(task)
        .catch((problem: unknown) => {
          if (problem instanceof WorkerGone) return runOnce(task)
          throw problem
        })
        .catch((problem: unknown) => {
          if (problem instanceof WorkerGone || problem instanceof TaskRefused)
            throw new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
          throw problem
        }),
    renew() {
      if (serving && !isClosed) start(serving.entries)
    },
    close() {
      isClosed = true
      serving?.worker.close()
    },
  }
}
