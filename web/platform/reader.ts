import { noteActivity } from './last-activity.ts'
import { logError, logWarning } from './log.ts'
import { noteMisread, noteScan } from './reader-health.ts'
import { STUMBLE_MS } from './scan-buffer.ts'
import { startScanner } from './scanner.ts'

/** A tag that nobody takes waits this long for a page that is opening, in milliseconds; then it is dropped. */
export const HOLD_MS = 2_000
/** A tag for which a screen was opened on purpose waits longer: that screen is certain to come. */
export const OFFER_MS = 10_000

/** What was read instead of a tag: part of one, or something that nobody can make out. */
export type Misread = 'part' | 'unclear'

/** Who takes the tags that the reader of this page has finished. */
export interface TagTaker {
  onScan(code: string): void
  onMisread?(misread: Misread): void
  onInitError?(message: string): void
  /** False lets tags pass unread, as a check-in that welcomes somebody does. */
  isEnabled?(): boolean
  /** Takes only what no screen is there for. */
  isFallback?: boolean
  /** Links bands, and so takes those that are shorter than every band in use. Everybody else gets none of them. */
  takesAnyLength?: boolean
}

/** The one wristband reader of a page: it listens from the first moment on, and hands finished tags to one taker. */
export interface Reader {
  /** Begins to listen; `since` is the moment before which keys may have been missed. */
  listen(target: Window, since?: number): void
  /** Takes tags until the returned function is called. The newest taker that is enabled gets them. */
  take(taker: TagTaker): () => void
  /** Hands a tag to the screen that was opened for it. */
  offer(code: string): void
  /** Takes a tag that another reader than a typing one has read; undefined is something that was none. */
  receive(code: string | undefined): void
  /**
   * Tells the length of the shortest tag that somebody wears, null while that is unknown or nobody wears one.
   * @param askAgain how it is now: asked before a tag is turned away for its length
   */
  expect(shortestTag: number | null, askAgain?: () => Promise<number | null>): void
}

/**
 * A tag that was finished while a screen opened goes to the screen that appears within two seconds; afterwards it is
 * dropped, with a line in the log. What is shorter than every tag in use is part of one, unless the screen links bands. A
 * burst that began when the page itself had hardly started may lack its first keys there as well.
 */
export function createReader(): Reader {
  const takers: TagTaker[] = []
  let held: HeldTag | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let shortest: number | null = null
  let askForShortest: (() => Promise<number | null>) | undefined
  let initError: string | undefined
  let isListening = false

  const isReading = ({ isEnabled }: TagTaker) => isEnabled?.() ?? true
  const screens = () => takers.filter(({ isFallback }) => !isFallback)
  const current = () => (screens().length > 0 ? screens() : takers).findLast(isReading)

  function hold(tag: HeldTag): void {
    clearTimeout(timer)
    held = tag
    const drop = () => {
      held = undefined
      logWarning('Scan dropped: no screen took it')
    }
    timer = setTimeout(drop, tag.isForScreen ? OFFER_MS : HOLD_MS)
    settle()
  }

  /** Gives the waiting tag away as soon as somebody is there for it and nothing about it is in doubt. */
  function settle(): void {
    if (held === undefined || (held.isDoubtful && shortest === null)) return
    const { code, isDoubtful, isForScreen } = held
    const taker = isForScreen ? screens().findLast(isReading) : current()
    const isShort = plain(code).length < (shortest ?? 0)
    const isPart = isShort && (isDoubtful || (taker !== undefined && !taker.takesAnyLength))
    if (taker === undefined && screens().length === 0 && !isPart) return
    if (isPart && !isCompared(held)) return
    clearTimeout(timer)
    held = undefined
    if (isPart) {
      logWarning('Scan error: broken')
      noteMisread('broken')
    } else if (taker === undefined) logWarning('Scan ignored: the screen is not reading')
    attempt(() => (isPart ? taker?.onMisread?.('part') : taker?.onScan(code)))
  }

  /** Whether a tag was compared with the shortest one of now: a band as short may have been linked a moment ago. */
  function isCompared(tag: HeldTag): boolean {
    if (tag.comparison === undefined && askForShortest !== undefined) {
      tag.comparison = 'asked'
      void askForShortest()
        .then((length) => {
          shortest = length
        })
        // Without an answer, what was known counts.
        .catch(() => {})
        .then(() => {
          tag.comparison = 'done'
          settle()
        })
    }
    return tag.comparison !== 'asked'
  }

  function listen(target: Window, since = performance.now()): void {
    if (isListening) return
    isListening = true
    try {
      startScanner(target, {
        onScan: (code, beganAt) => hold({ code, isDoubtful: beganAt < since + STUMBLE_MS }),
        onMisread: () => current()?.onMisread?.('unclear'),
        isHeard: () => current() !== undefined,
        isWhole: (code) => plain(code).length >= (shortest ?? 0),
      })
    } catch (cause) {
      initError = 'Failed to initialize RFID scanner'
      logError(initError, cause)
    }
  }

  return {
    listen,
    take(taker) {
      takers.push(taker)
      if (initError !== undefined) taker.onInitError?.(initError)
      settle()
      return () => {
        const place = takers.indexOf(taker)
        if (place >= 0) takers.splice(place, 1)
      }
    },
    offer: (code) => hold({ code, isDoubtful: false, isForScreen: true }),
    receive(code) {
      noteActivity()
      if (code === undefined) {
        noteMisread('broken')
        current()?.onMisread?.('unclear')
        return
      }
      noteScan()
      hold({ code, isDoubtful: false })
    },
    expect(shortestTag, askAgain) {
      shortest = shortestTag
      askForShortest = askAgain
      settle()
    },
  }
}

interface HeldTag {
  code: string
  isDoubtful: boolean
  isForScreen?: boolean
  /** How far the question for the shortest tag of now has come. */
  comparison?: 'asked' | 'done'
}

// A screen that throws at one tag must still read the next one.
function attempt(act: () => void): void {
  try {
    act()
  } catch (cause) {
    logError(cause instanceof Error && cause.message ? cause.message : 'Unknown scan error', cause)
  }
}

function plain(code: string): string {
  return code.replace(/[\s:-]/g, '')
}

/** The reader of this page. */
export const reader = createReader()
