import type { Language } from '../../../contract/languages.ts'
import { Refusal } from '../../http/refusal.ts'
import type { KnowledgeEntry, Library } from '../../knowledge/index.ts'
import type { Vectors } from '../../vectors/index.ts'
import { differenceOf } from './difference.ts'
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

/** An index worker and the entries out of which it answers what it is asked from now on. */
interface Indexed {
  entries: KnowledgeEntry[]
  worker: IndexWorker
  /** How many entries that it indexed are no more as they were. */
  dead: number
}

/** The index of what the library holds. */
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

/** A change of more than this share of the entries is indexed anew, and so is an index of which more is dead. */
const SMALL_SHARE = 1 / 20

/**
 * Keeps an index of what the library holds. The worker that answers is told of small changes; after a large one another
 * worker indexes everything in a thread of its own, and takes over when it is ready. It indexes English and whatever was
 * asked in before.
 */
export function followLibrary(
  library: Library,
  place: Place,
  watchdog: Partial<WatchdogSettings> = {},
  vectors?: Vectors['ofEntries'],
): CurrentIndex {
  let serving: Indexed | undefined
  let underWay: Indexed | undefined
  /** What the worker under way is to hold as soon as it is ready: one is built at a time, however fast staff write. */
  let next: { entries: KnowledgeEntry[]; isAfresh: boolean } | undefined
  let isClosed = false
  const askedIn = new Set<Language>(['en'])

  const start = (entries: KnowledgeEntry[]): Indexed => {
    const worker = startIndexWorker({ entries, place, languages: [...askedIn], concepts }, watchdog)
    const started: Indexed = { entries, worker, dead: 0 }
    underWay = started
    // The very first one is waited for.
    serving ??= started
    // One that ends before it is ready never takes over.
    void worker.ready.then(
      () => finish(started),
      () => {
        const due = takeNext()
        if (due && !isClosed) start(due.entries)
      },
    )
    void worker.ended.then(() => {
      if (serving === started) serving = undefined
    })
    return started
  }
  const takeNext = () => {
    const due = next
    underWay = undefined
    next = undefined
    return due
  }
  const finish = (ready: Indexed) => {
    const due = takeNext()
    void showVectors(ready).catch(() => undefined)
    const isCurrent = !due || tell(ready, due.entries)
    // The one before may have been told of more than this one has seen and can be told.
    const knowsLess = !isCurrent && serving !== ready && serving?.entries === due.entries
    if (knowsLess) ready.worker.close()
    else takeOver(ready)
    if (due && (!isCurrent || due.isAfresh) && !isClosed) start(due.entries)
  }
  const takeOver = (ready: Indexed) => {
    const before = serving
    if (isClosed) return ready.worker.close()
    serving = ready
    if (before && before !== ready) before.worker.close()
  }
  const build = (entries: KnowledgeEntry[], isAfresh = false) => {
    if (underWay) next = { entries, isAfresh: isAfresh || (next?.isAfresh ?? false) }
    else start(entries)
  }
  /** Tells a worker that is ready of a small change. @returns whether what it answers from now on is out of these entries */
  const tell = (indexed: Indexed, entries: KnowledgeEntry[]): boolean => {
    const { difference, gone } = differenceOf(indexed.entries, entries)
    if (Math.max(difference.changed.length, gone) > entries.length * SMALL_SHARE) return false
    indexed.entries = entries
    indexed.dead += gone
    indexed.worker.change(difference).then(
      () => showVectors(indexed).catch(() => undefined),
      () => replace(indexed),
    )
    return true
  }
  // It broke or hung over a change; the one that follows indexes everything.
  const replace = (broken: Indexed) => {
    if (isClosed || (serving && serving !== broken)) return
    serving = undefined
    build(broken.entries)
  }
  const index = (entries: KnowledgeEntry[]) => {
    const isTold = serving && serving !== underWay && tell(serving, entries)
    const isWorn = serving && serving.dead > entries.length * SMALL_SHARE
    if (!isTold || isWorn || underWay) build(entries)
  }
  const showVectors = async (indexed: Indexed) => {
    const { entries, worker } = indexed
    const layout = await vectors?.layoutOf(entries)
    // Those of other entries than it holds by now would be taken for theirs.
    if (vectors && indexed.entries === entries) worker.takeVectors(layout)
  }
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
    // Messages arrive in their order: the changes that were told before this task are part of its answer, and no others.
    const over = indexed.entries
    return { result: await indexed.worker.run(task), entries: over }
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
      if (serving && !isClosed) build(next?.entries ?? (underWay ?? serving).entries, true)
    },
    close() {
      isClosed = true
      serving?.worker.close()
    },
  }
}
