import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import * as z from 'zod/mini'
import type { Database } from '../db/client.ts'
import { SERVING_NAME } from '../db/pool.ts'
import type { Change } from './change.ts'

const CHANNEL = 'festival'

/**
 * How long changes are gathered before the other processes hear of them. PostgreSQL lets only one transaction at a
 * time commit a NOTIFY, so it must never be part of a tap.
 */
const GATHER_MS = 50

/** A notification holds 8,000 bytes; this many ids fit, and the big screen shows no more anyway. */
const MOST_IDS = 100

const RECONNECT_MS = 1_000

/** A line of which only our half is left says nothing: we ask whether somebody is there, and wait so long (milliseconds). */
const PING_MS = 2_000

type PlainTopic = Exclude<Change, { ids: string[] }>['topic']

/** What changes as a whole. An object, so that the compiler finds a topic that is missing. */
const plainTopics = Object.keys({
  event: true,
  leaderboard: true,
  installations: true,
  knowledge: true,
  names: true,
} satisfies Record<PlainTopic, true>) as PlainTopic[]

/** What one process tells the others. Any program of this database may speak on the channel, so it is checked. */
const Message = z.object({ from: z.string(), changes: z.array(z.looseObject({ topic: z.string() })) })

const HeardChange = z.union([
  z.object({ topic: z.literal('taps'), ids: z.array(z.string().check(z.regex(/^\d+$/))) }),
  z.object({ topic: z.literal('stations'), ids: z.array(z.string().check(z.maxLength(40))) }),
  z.object({ topic: z.enum(plainTopics) }),
])

/** The line between the processes that share one database. */
export interface Broadcast {
  send(change: Change): void
  close(): Promise<void>
}

/** Listens to the other processes and gathers what this one has to tell them. */
export function openBroadcast(
  db: Database,
  hear: (change: Change) => void,
  report: (problem: unknown) => void,
): Broadcast {
  const self = randomUUID()
  const waiting = new Map<Change['topic'], Change>()
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let client: pg.Client | undefined

  const flush = async () => {
    timer = undefined
    const changes = [...waiting.values()]
    waiting.clear()
    if (changes.length === 0) return
    const notified = db.$client.query('SELECT pg_notify($1, $2)', [
      CHANNEL,
      JSON.stringify({ from: self, changes }),
    ])
    await notified.catch((problem: unknown) => {
      report(problem)
      if (closed) return
      for (const change of changes) waiting.set(change.topic, merge(change, waiting.get(change.topic)))
      timer ??= setTimeout(() => void flush(), RECONNECT_MS)
    })
  }
  const listen = async () => {
    while (!closed) {
      try {
        client = await connect(db, (text) => {
          const message = readMessage(text)
          if (!message) report(new Error('somebody else speaks on the live line'))
          else if (message.from !== self) for (const change of message.changes) hear(change)
        })
        if (closed) return await client.end()
        // Whatever was said while nobody listened here is unknown: count everything as changed.
        for (const topic of plainTopics) hear({ topic })
        hear({ topic: 'stations', ids: [] })
        await untilItBreaks(client)
      } catch (problem) {
        if (!closed) report(problem)
      }
      await client?.end().catch(() => undefined)
      if (!closed) await wait(RECONNECT_MS)
    }
  }
  const listening = listen()

  return {
    send(change) {
      waiting.set(change.topic, merge(waiting.get(change.topic) ?? change, change))
      timer ??= setTimeout(() => void flush(), GATHER_MS)
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await flush()
      // On a line that hangs, nobody answers the farewell.
      const farewell = Promise.all([client?.end().catch(() => undefined), listening])
      await Promise.race([farewell, wait(RECONNECT_MS)])
    },
  }
}

async function connect(db: Database, hear: (text: string) => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: db.$client.options.connectionString,
    application_name: SERVING_NAME,
    connectionTimeoutMillis: PING_MS,
    query_timeout: PING_MS,
    keepAlive: true,
  })
  // A broken connection ends the client; the loop above opens the next one.
  client.on('error', () => void client.end().catch(() => undefined))
  client.on('notification', ({ payload }) => hear(payload ?? ''))
  await client.connect()
  await client.query(`LISTEN ${CHANNEL}`)
  return client
}

/** Asks now and then whether the line still stands: to listen once more changes nothing. @throws when it does not */
async function untilItBreaks(client: pg.Client): Promise<void> {
  let isOver = false
  const over = new Promise<void>((resolve) => client.once('end', resolve)).then(() => {
    isOver = true
  })
  while (true) {
    await Promise.race([over, wait(PING_MS, undefined, { ref: false })])
    if (isOver) return
    await client.query(`LISTEN ${CHANNEL}`)
  }
}

/** What somebody said; undefined for what is no message of ours. Topics that only a newer release knows are passed over. */
function readMessage(text: string): { from: string; changes: Change[] } | undefined {
  try {
    const { from, changes } = Message.parse(JSON.parse(text))
    return { from, changes: changes.flatMap((change) => HeardChange.safeParse(change).data ?? []) }
  } catch {
    return undefined
  }
}

function merge(earlier: Change, later: Change = earlier): Change {
  if (earlier === later || !('ids' in earlier) || !('ids' in later)) return later
  return { ...later, ids: [...earlier.ids, ...later.ids].slice(-MOST_IDS) }
}
