import { recordTap, type Tap, type TapAccepted } from '../../contract/taps.ts'
import { call } from './api.ts'
import { ApiFailure, isAway } from './api-failure.ts'
import { logWarning } from './log.ts'
import { randomId } from './random-id.ts'
import type { OutgoingTap, TapShelf } from './tap-shelf.ts'

/** What became of a tap: awarded or explained by the server, refused by it, or kept until the server is back. */
export type TapOutcome =
  | { kind: 'accepted'; answer: TapAccepted }
  | { kind: 'refused'; failure: unknown }
  | { kind: 'kept' }

const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 60_000
// A hall full of stations must not knock at the same moment when the network returns.
const JITTER = 0.3

type Send = (tap: OutgoingTap) => Promise<TapAccepted>

/** Sends taps, and keeps those that cannot be sent yet: an offline tap is a fact (points.md). */
export function createTapOutbox(shelf: TapShelf, send: Send = post) {
  const observers = new Set<() => void>()
  let waiting = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryAfter = FIRST_RETRY_MS
  let flushing: Promise<void> | undefined

  function count(next: number): void {
    waiting = next
    for (const observer of observers) observer()
  }

  function later(): void {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), retryAfter * (1 + Math.random() * JITTER))
    retryAfter = Math.min(retryAfter * 2, LAST_RETRY_MS)
  }

  async function sendAll(): Promise<void> {
    for (const tap of await shelf.all()) {
      const settled = await settle(tap, send)
      if (!settled) {
        later()
        break
      }
      await shelf.remove(tap.key)
      retryAfter = FIRST_RETRY_MS
    }
    count((await shelf.all()).length)
  }

  /** Sends what is waiting; one run at a time. */
  function flush(): Promise<void> {
    flushing ??= sendAll().finally(() => {
      flushing = undefined
    })
    return flushing
  }

  return {
    flush,
    waiting: () => waiting,
    observe(observer: () => void): () => void {
      observers.add(observer)
      return () => observers.delete(observer)
    },
    /** Sends one tap now; a station that cannot reach the server keeps it. */
    async tap(body: Tap): Promise<TapOutcome> {
      const tap = { key: randomId(), body: { ...body, metadata: { timestamp: nowIso(), ...body.metadata } } }
      try {
        return { kind: 'accepted', answer: await send(tap) }
      } catch (failure) {
        if (!isAway(failure)) return { kind: 'refused', failure }
        await shelf.put(tap)
        count((await shelf.all()).length)
        later()
        return { kind: 'kept' }
      }
    },
  }
}

/** The one outbox of a page. */
export type TapOutbox = ReturnType<typeof createTapOutbox>

// True once the server has answered, one way or the other. It keeps refused taps with their reason, so that the desk
// can explain them.
async function settle(tap: OutgoingTap, send: Send): Promise<boolean> {
  try {
    await send({ ...tap, body: { ...tap.body, metadata: { ...tap.body.metadata, sentAt: nowIso() } } })
    return true
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || isAway(failure) || failure.status >= 500) return false
    logWarning(`A kept tap was refused: ${failure.code ?? failure.status}`)
    return true
  }
}

function post({ key, body }: OutgoingTap): Promise<TapAccepted> {
  return call(recordTap, { body, headers: { 'idempotency-key': key }, signal: AbortSignal.timeout(8_000) })
}

function nowIso(): string {
  return new Date().toISOString()
}
