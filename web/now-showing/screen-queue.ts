import { DEFAULT_DISPLAY_SECONDS, type Showing } from '../../contract/now-showing.ts'

/** Limits of the specification, section 9. */
export const MOST_PENDING = 25
export const MOST_SEEN = 100

/** While more than this many wait, turns are shorter and the next one is shared. */
const FEW_WAITING = 3
/** As many as one screen can name in letters that are read across a field. */
export const MOST_TOGETHER = 9
/** How long a turn lasts while many wait: one person alone, and several together (milliseconds). */
const SHORT_ALONE_MS = 3_000
const SHORT_TOGETHER_MS = 5_000
/** A tap that is older when it arrives belongs to the past: nobody stands before the screen any more. */
const STALE_MS = 60_000

/** Who is on the big screen together, until when, and from when on they make room if many wait. */
interface Turn {
  people: readonly Showing[]
  until: number
  untilInRush: number
}

/** Who is on the big screen, who waits, and who has already been there. */
export interface ScreenQueue {
  hasStarted: boolean
  pending: readonly Showing[]
  seen: readonly string[]
  current?: Turn
}

/**
 * Taps arrived (newest first, as the server lists them), or time passed. `at` is a moment of this device, `serverTime` one
 * of the clock by which taps are dated; both in milliseconds.
 */
export type ScreenEvent =
  | { type: 'arrived'; showings: readonly Showing[]; at: number; serverTime: number }
  | { type: 'tick'; at: number }

/** A screen that has just been switched on. */
export const darkScreen: ScreenQueue = { hasStarted: false, pending: [], seen: [] }

/** Moves the big screen on. */
export function screenQueue(queue: ScreenQueue, event: ScreenEvent): ScreenQueue {
  if (event.type === 'tick') return isOver(queue, event.at) ? showNext(queue, event.at) : queue
  const grown = enqueue(queue, event)
  if (grown === queue) return queue
  const moved = isOver(grown, event.at) ? showNext(grown, event.at) : grown
  return { ...moved, pending: moved.pending.slice(-MOST_PENDING) }
}

function isOver({ current, pending }: ScreenQueue, at: number): boolean {
  if (current === undefined) return true
  return at >= (pending.length > FEW_WAITING ? current.untilInRush : current.until)
}

function enqueue(
  queue: ScreenQueue,
  { showings, serverTime }: { showings: readonly Showing[]; serverTime: number },
): ScreenQueue {
  const known = new Set(queue.seen)
  // Without an attendee there is nobody to show: the specification asks for it although the contract promises one.
  const unseen = showings.filter((showing) => showing.attendee && !known.has(showing.id))
  if (unseen.length === 0 && queue.hasStarted) return queue
  const ageOf = ({ createdAt }: Showing) => serverTime - Date.parse(createdAt)
  // A screen that was just switched on greets whoever stands before it, and replays nothing.
  const fresh = queue.hasStarted
    ? unseen.filter((showing) => ageOf(showing) <= STALE_MS)
    : unseen.slice(0, 1).filter((showing) => ageOf(showing) <= millisecondsOf(showing))
  return {
    ...queue,
    hasStarted: true,
    pending: [...queue.pending, ...fresh.reverse()],
    seen: [...queue.seen, ...unseen.map(({ id }) => id).reverse()].slice(-MOST_SEEN),
  }
}

/** The next turn: one person, or in a rush as many as share it evenly with those who come after. */
function showNext({ current: _, pending, ...rest }: ScreenQueue, at: number): ScreenQueue {
  if (pending.length === 0) return { ...rest, pending }
  const turns = Math.ceil(pending.length / MOST_TOGETHER)
  const size = pending.length > FEW_WAITING ? Math.ceil(pending.length / turns) : 1
  const people = pending.slice(0, size)
  const full = Math.max(...people.map(millisecondsOf))
  const short = Math.min(full, size > 1 ? SHORT_TOGETHER_MS : SHORT_ALONE_MS)
  return {
    ...rest,
    pending: pending.slice(size),
    current: { people, until: at + full, untilInRush: at + short },
  }
}

function millisecondsOf({ metadata }: Showing): number {
  return (metadata.displayDurationSeconds ?? DEFAULT_DISPLAY_SECONDS) * 1_000
}
