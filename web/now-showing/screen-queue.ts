import { DEFAULT_DISPLAY_SECONDS, type Showing } from '../../contract/now-showing.ts'

/** Limits of the specification, section 9. */
export const MOST_PENDING = 25
export const MOST_SEEN = 100

/** Who is on the big screen, who waits, and who has already been there. */
export interface ScreenQueue {
  hasStarted: boolean
  pending: readonly Showing[]
  seen: readonly string[]
  current?: { showing: Showing; until: number }
}

/** Taps arrived (newest first, as the server lists them), or time passed. */
export type ScreenEvent =
  | { type: 'arrived'; showings: readonly Showing[]; at: number }
  | { type: 'tick'; at: number }

/** A screen that has just been switched on. */
export const darkScreen: ScreenQueue = { hasStarted: false, pending: [], seen: [] }

/** Moves the big screen on. */
export function screenQueue(queue: ScreenQueue, event: ScreenEvent): ScreenQueue {
  if (event.type === 'tick') {
    return queue.current !== undefined && event.at < queue.current.until ? queue : showNext(queue, event.at)
  }
  const grown = enqueue(queue, event.showings)
  return grown.current === undefined ? showNext(grown, event.at) : grown
}

function enqueue(queue: ScreenQueue, showings: readonly Showing[]): ScreenQueue {
  const known = new Set(queue.seen)
  // Without an attendee there is nobody to show: the specification asks for it although the contract promises one.
  const unseen = showings.filter((showing) => showing.attendee && !known.has(showing.id))
  if (unseen.length === 0 && queue.hasStarted) return queue
  // A screen that was just switched on greets the latest person and does not replay the evening.
  const fresh = queue.hasStarted ? unseen : unseen.slice(0, 1)
  const arrivals = [...fresh].reverse()
  const ids = [...unseen].reverse().map(({ id }) => id)
  return {
    ...queue,
    hasStarted: true,
    pending: [...queue.pending, ...arrivals].slice(-MOST_PENDING),
    seen: [...queue.seen, ...ids].slice(-MOST_SEEN),
  }
}

function showNext({ current: _, pending, ...rest }: ScreenQueue, at: number): ScreenQueue {
  const [showing, ...waiting] = pending
  if (showing === undefined) return { ...rest, pending }
  const seconds = showing.metadata.displayDurationSeconds ?? DEFAULT_DISPLAY_SECONDS
  return { ...rest, pending: waiting, current: { showing, until: at + seconds * 1_000 } }
}
