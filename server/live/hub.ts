import { EventEmitter } from 'node:events'
import type { LiveEventName, LiveEvents } from '../../contract/live.ts'
import type { Database } from '../db/client.ts'
import { type Broadcast, openBroadcast } from './broadcast.ts'
import type { Change } from './change.ts'
import { createRowFollower, type RowCopy } from './follow-rows.ts'

/** One event on its way to the browsers, ready to be written. */
export interface LiveMessage {
  name: LiveEventName
  text: string
}

/** Carries changes between processes and live events to the browsers that listen to this one. */
export interface LiveHub {
  /** Tells every process that something changed: this one at once, the others within about 50 ms. */
  announce(change: Change): void
  /** Hears every change, whichever process made it. Returns how to stop. */
  onChange(listener: (change: Change) => void): () => void
  /** Keeps a copy of rows no older than five seconds, whether or not somebody tells of a change. Returns how to stop. */
  follow(copy: RowCopy): () => void
  /** Sends an event to every browser connected to this process. `id` lets a browser resume after it. */
  publish<N extends LiveEventName>(name: N, data: LiveEvents[N], id?: string): void
  /** Hears every published event. Returns how to stop. */
  onMessage(listener: (message: LiveMessage) => void): () => void
  listenerCount(): number
  /** Says how events that a browser missed are found again. */
  resumeWith(find: (lastEventId: string) => Promise<LiveMessage[]>): void
  missedSince(lastEventId: string): Promise<LiveMessage[]>
  close(): Promise<void>
}

/**
 * Opens the hub of this process on a database that other processes may share.
 * @param report hears what went wrong, and what that means
 */
export function createLiveHub(db: Database, report: (problem: unknown, what: string) => void): LiveHub {
  const emitter = new EventEmitter()
  // Every open stream is a listener: a thousand of them is a full field, not a leak.
  emitter.setMaxListeners(0)
  const rows = createRowFollower(db, report)
  const hear = (change: Change) => {
    emitter.emit('change', change)
    rows.hear(change)
  }
  const broadcast: Broadcast = openBroadcast(db, hear, (problem) =>
    report(problem, 'live line to the other processes is down'),
  )
  let resume: (lastEventId: string) => Promise<LiveMessage[]> = async () => []

  const listen = <T>(event: string, listener: (value: T) => void) => {
    emitter.on(event, listener)
    return () => void emitter.off(event, listener)
  }
  return {
    announce(change) {
      hear(change)
      broadcast.send(change)
    },
    onChange: (listener) => listen('change', listener),
    follow: (copy) => rows.follow(copy),
    publish: (name, data, id) => void emitter.emit('message', toMessage(name, data, id)),
    onMessage: (listener) => listen('message', listener),
    listenerCount: () => emitter.listenerCount('message'),
    resumeWith(find) {
      resume = find
    },
    missedSince: (lastEventId) => resume(lastEventId),
    close() {
      rows.close()
      return broadcast.close()
    },
  }
}

/** Writes an event in the format of server-sent events. */
export function toMessage<N extends LiveEventName>(name: N, data: LiveEvents[N], id?: string): LiveMessage {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return { name, text: `${idLine}event: ${name}\ndata: ${JSON.stringify(data)}\n\n` }
}
