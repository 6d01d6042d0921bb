import { LIVE_URL, type LiveEventName, type LiveEvents } from '../../contract/live.ts'
import { logWarning } from './log.ts'

type Listener<N extends LiveEventName> = (data: LiveEvents[N]) => void
type AnyListener = (data: never) => void

/** How the live stream is doing. Polling goes on in either case (specification section 7). */
export type LiveState = 'connecting' | 'live' | 'away'

// The browser reconnects by itself as long as the stream answered once; after a refusal we try again, ever more patiently.
const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

/** One stream for the whole page, open only while somebody listens. */
export function createLiveStream(open: (url: string) => EventSource) {
  const listeners = new Map<LiveEventName, Set<AnyListener>>()
  const overheard = new Map<LiveEventName, AnyListener>()
  const observers = new Set<() => void>()
  let source: EventSource | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryAfter = FIRST_RETRY_MS
  let state: LiveState = 'connecting'

  function become(next: LiveState): void {
    if (state === next) return
    state = next
    for (const observer of observers) observer()
  }

  function connect(): void {
    source = open(LIVE_URL)
    source.onopen = () => {
      retryAfter = FIRST_RETRY_MS
      become('live')
    }
    source.onerror = () => {
      become('away')
      if (source?.readyState === EventSource.CLOSED) reconnectLater()
    }
    for (const name of new Set([...listeners.keys(), ...overheard.keys()])) listenTo(name)
  }

  function reconnectLater(): void {
    clearTimeout(retry)
    source?.close()
    retry = setTimeout(connect, retryAfter)
    retryAfter = Math.min(retryAfter * 2, LAST_RETRY_MS)
  }

  function listenTo(name: LiveEventName): void {
    source?.addEventListener(name, (event) => {
      const data = parsed((event as MessageEvent<string>).data)
      if (data === undefined) return
      overheard.get(name)?.(data as never)
      for (const listener of listeners.get(name) ?? []) listener(data as never)
    })
  }

  function closeIfAlone(): void {
    if ([...listeners.values()].some((set) => set.size > 0)) return
    clearTimeout(retry)
    source?.close()
    source = undefined
    listeners.clear()
    become('connecting')
  }

  return {
    /** Listens to one kind of event; returns how to stop. */
    on<N extends LiveEventName>(name: N, listener: Listener<N>): () => void {
      const known = listeners.get(name)
      const set = known ?? new Set<AnyListener>()
      set.add(listener as AnyListener)
      listeners.set(name, set)
      if (source === undefined) connect()
      else if (known === undefined && !overheard.has(name)) listenTo(name)
      return () => {
        set.delete(listener as AnyListener)
        closeIfAlone()
      }
    },
    /** Listens while others keep the stream open, and opens none; returns how to stop. */
    overhear<N extends LiveEventName>(name: N, listener: Listener<N>): () => void {
      overheard.set(name, listener as AnyListener)
      return () => void overheard.delete(name)
    },
    state: () => state,
    /** Calls back when the state changes. */
    observe(observer: () => void): () => void {
      observers.add(observer)
      return () => observers.delete(observer)
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    logWarning('A live event could not be read', cause)
    return undefined
  }
}

/** The live stream of this page. */
export const liveStream = createLiveStream((url) => new EventSource(url))
