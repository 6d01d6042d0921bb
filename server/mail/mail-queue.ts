import type { JobWithMetadata, PgBoss } from 'pg-boss'
import type { Database } from '../db/client.ts'
import type { Log } from '../log.ts'

/** Sends the mail of a photo. With `isLastTry` nobody will ask again. @throws when it is worth another try */
export type SendPhoto = (photoId: string, isLastTry: boolean) => Promise<void>

/** How patient the queue is, in seconds. */
export interface QueueTimes {
  /** A worker that has not finished after this long was killed; longer than a mail server may take (smtp.ts). */
  expire: number
  /** How often somebody looks for such workers. */
  supervise: number
  /** The pause before the second try; it doubles from try to try. */
  retry: number
}

const usualTimes: QueueTimes = { expire: 90, supervise: 30, retry: 5 }

/** With the pauses between them about as long as a photo lives. */
const TRIES = 20
const LONGEST_PAUSE_SECONDS = 2 * 60 * 60

/** Opens the queue in our own database: its tables are in a schema of their own, which pg-boss looks after. */
export async function openQueue(db: Database, log: Log, times: QueueTimes = usualTimes): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  let isOpen = false
  const queue = new PgBoss({
    // Its tables are made in one long statement, and of several processes one makes them.
    db: { executeSql: (sql, values) => (isOpen ? db : db.forLongWork).$client.query(sql, values) },
    superviseIntervalSeconds: times.supervise,
    monitorIntervalSeconds: times.supervise,
    schedule: false,
  })
  queue.on('error', (problem) => log.warn(problem, 'the mail queue stumbled'))
  const options = {
    retryLimit: TRIES,
    retryDelay: times.retry,
    retryBackoff: true,
    retryDelayMax: LONGEST_PAUSE_SECONDS,
    expireInSeconds: times.expire,
    retentionSeconds: 24 * 60 * 60,
    deleteAfterSeconds: 60 * 60,
  }
  try {
    await queue.start()
    await queue.createQueue('photo-mail', options)
    isOpen = true
    return queue
  } catch (problem) {
    await queue.stop({ graceful: false }).catch(() => undefined)
    throw problem
  }
}

/** Sends what is queued, one mail at a time: a festival's mail server likes it slow and steady. */
export async function sendQueued(queue: PgBoss, send: SendPhoto): Promise<void> {
  const options = { includeMetadata: true, pollingIntervalSeconds: 1 } as const
  await queue.work('photo-mail', options, async ([job]: JobWithMetadata<{ photoId: string }>[]) => {
    if (job) await send(job.data.photoId, job.retryCount >= job.retryLimit)
  })
}
