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

/** An index worker and the entries that it indexes. */
interface Indexed {
  entries: KnowledgeEntry[]
  worker: IndexWorker
}

/** The underWay index worker that is ready. */
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
  let underWay: Indexed | undefined
  /** What is indexed as soon as the worker under way is ready: one is built at a time, however fast staff write. */
  let next: KnowledgeEntry[] | undefined
  let isClosed = false
  const askedIn = new Set<Language>(['en'])

  const start = (entries: KnowledgeEntry[]): Indexed => {
    const worker = startIndexWorker({ entries, place, languages: [...askedIn], concepts }, watchdog)
    const started: Indexed = { entries, worker }
    underWay = started
    next = undefined
    void worker.ready.then(() => showVectors(started)).catch(() => undefined)
    // The very first one is waited for.
    serving ??= started
    const finish = () => {
      underWay = undefined
      if (next && !isClosed) start(next)
    }
    // One that ends before it is ready never takes over.
    void worker.ready.then(() => {
      takeOver(started)
      finish()
    }, finish)
    void worker.ended.then(() => {
      if (serving === started) serving = undefined
    })
    return started
  }
  const takeOver = (ready: Indexed) => {
    const before = serving
    if (isClosed) return ready.worker.close()
    serving = ready
    if (before && before !== ready) before.worker.close()
  }
  const index = (entries: KnowledgeEntry[]) => {
    if (underWay) next = entries
    else start(entries)
  }
  const showVectors = async ({ entries, worker }: Indexed) =>
    vectors && worker.takeVectors(await vectors.layoutOf(entries))
  vectors?.follow(() => {
    if (serving) void showVectors(serving).catch(() => undefined)
  })
  library.follow((entries) => {
    if (isClosed) return
    // A festival that has written nothing down yet has nothing to index before somebody asks.
    if (entries.length > 0 || serving) index(entries)
  })

  const runOnce = async <T extends WorkerTask>(task: T) => {
    const entries = await library.entries()
    if (isClosed) throw new WorkerGone('The festival closes.')
    const indexed = serving ?? underWay ?? start(entries)
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
      if (serving && !isClosed) index(next ?? (underWay ?? serving).entries)
    },
    close() {
      isClosed = true
      serving?.worker.close()
    },
  }
}
