import { DatabaseAway, isContended, isDatabaseAway } from '../database-away.ts'

/** One piece of work that waits for its answer. */
interface Waiting<In, Out> {
  item: In
  /** When nobody waits for the answer any more, in the milliseconds of `performance.now()`. */
  until: number
  resolve(answer: Out): void
  reject(problem: unknown): void
}

/** How a batch is run and how large it grows. */
interface BatchOptions<In, Out> {
  /** Answers every item, in order. */
  run(items: In[]): Promise<Out[]>
  /** Most items in one run. */
  largest: number
  /** Most runs at the same time. */
  lanes: number
  /** How long work waits for a run that is under way before it gets another lane (milliseconds). */
  patienceMs: number
  /** Most items that wait; the next one is refused at once. */
  longestQueue: number
  /** How long an item waits for its run (milliseconds); after that it is refused and never run. */
  longestWaitMs: number
}

/**
 * Gathers work that arrives while earlier work is under way, and runs it together: under load a whole crowd shares
 * one round trip and one commit, alone an item runs at once. Another lane opens only past a run that is stuck, say
 * behind a lock, for two half batches cost more than a whole one. An item that spoils its batch fails alone.
 * The promise of an item that cannot be run in time is rejected with DatabaseAway.
 */
export function createBatch<In, Out>(options: BatchOptions<In, Out>): (item: In) => Promise<Out> {
  const { run, largest, lanes, patienceMs, longestQueue, longestWaitMs } = options
  const queue: Waiting<In, Out>[] = []
  let running = 0
  let startedAt = 0
  let watch: NodeJS.Timeout | undefined

  const openLane = async () => {
    running += 1
    while (queue.length > 0) {
      startedAt = performance.now()
      await settle(run, queue.splice(0, largest))
      refuseLate(queue)
    }
    running -= 1
  }
  const watchOverQueue = () => {
    watch = undefined
    refuseLate(queue)
    const isStuck = performance.now() - startedAt >= patienceMs
    if (queue.length > 0 && running < lanes && isStuck) void openLane()
    if (queue.length > 0) watch = setTimeout(watchOverQueue, patienceMs)
  }
  return (item) =>
    new Promise((resolve, reject) => {
      if (queue.length >= longestQueue) return reject(new DatabaseAway('Too many are waiting already.'))
      queue.push({ item, until: performance.now() + longestWaitMs, resolve, reject })
      if (running === 0) void openLane()
      else if (watch === undefined) watch = setTimeout(watchOverQueue, patienceMs)
    })
}

/** All wait equally long, so the late ones stand in front. */
function refuseLate(queue: Waiting<unknown, unknown>[]): void {
  const now = performance.now()
  while (queue[0] !== undefined && queue[0].until <= now) {
    queue.shift()?.reject(new DatabaseAway('Nobody had time in time.'))
  }
}

async function settle<In, Out>(run: BatchOptions<In, Out>['run'], batch: Waiting<In, Out>[]): Promise<void> {
  try {
    const answers = await run(batch.map(({ item }) => item))
    batch.forEach(({ resolve }, index) => void resolve(answers[index] as Out))
  } catch (problem) {
    // While the database is away, another try would only make it busier when it is back.
    if (isDatabaseAway(problem) && !isContended(problem)) {
      for (const { reject } of batch) reject(problem)
      return
    }
    // The transaction is undone as a whole, so every item can safely be tried once more, alone. All at once:
    // nobody waits for whatever is in the way of somebody else.
    await Promise.all(batch.map((waiting) => settleAlone(run, waiting)))
  }
}

async function settleAlone<In, Out>(
  run: BatchOptions<In, Out>['run'],
  { item, resolve, reject }: Waiting<In, Out>,
): Promise<void> {
  try {
    const [answer] = await run([item])
    resolve(answer as Out)
  } catch (problem) {
    reject(problem)
  }
}
