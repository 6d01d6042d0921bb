import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Database, Transaction } from '../db/client.ts'
import type { Log } from '../log.ts'
import type { Mailer } from '../providers/mailer/port.ts'
import { openQueue, type QueueTimes, type SendPhoto, sendQueued } from './mail-queue.ts'
import { insertPhotoMail } from './photo-mail-store.ts'

/** Takes mails in a transaction and sees to it that they are sent. */
export interface MailOutbox {
  /** Whether this festival sends mail at all. */
  isOn: boolean
  mailer: Mailer
  /** Resolves when mails can be queued; to be awaited before a transaction that queues one. */
  ready(): Promise<void>
  /** Queues the mail of a photo in the transaction of the caller: it is sent if that one is committed. */
  queue(tx: Transaction, photoId: string): Promise<void>
  /** Sends what is queued from now on, this process or another; begins as soon as the queue can be opened. */
  work(send: SendPhoto): Promise<void>
  close(): Promise<void>
}

/** Before another try to open a queue that could not be opened (milliseconds). */
const PAUSE_MS = 2_000

/** Opens the outbox. The queue itself is opened by the first who needs it, and tried again if that fails. */
export function openMailOutbox(
  { db, log }: { db: Database; log: Log },
  mailer: Mailer | undefined,
  times?: QueueTimes,
): MailOutbox {
  let opening: Promise<PgBoss> | undefined
  const closing = new AbortController()
  const open = () => {
    opening ??= openQueue(db, log, times).catch((problem: unknown) => {
      opening = undefined
      throw problem
    })
    return opening
  }
  return {
    isOn: mailer !== undefined,
    mailer: mailer ?? noMailer,
    ready: async () => void (await open()),
    queue: async (tx, photoId) => insertPhotoMail(await open(), tx, photoId),
    async work(send) {
      while (mailer && !closing.signal.aborted) {
        try {
          return await sendQueued(await open(), send)
        } catch (problem) {
          log.warn(problem, 'mails are queued but not sent yet')
          await wait(PAUSE_MS, undefined, { signal: closing.signal }).catch(() => undefined)
        }
      }
    },
    async close() {
      closing.abort()
      const queue = await opening?.catch(() => undefined)
      await queue?.stop({ graceful: true, timeout: 5_000 })
      await mailer?.close()
    },
  }
}

const noMailer: Mailer = {
  send: async () => {
    throw new Error('This festival sends no mail.')
  },
  close: async () => undefined,
}
