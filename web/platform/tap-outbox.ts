import type { SentTap, TapAccepted } from '../../contract/taps.ts'
import { type Alone, alone } from './alone.ts'
import { logWarning } from './log.ts'
import { randomId } from './random-id.ts'
import type { SettledTaps } from './settled-taps.ts'
import { isCounted, isFinal, isLocked, sendTap } from './tap-answer.ts'
import { createPatience } from './tap-patience.ts'
import type { OutgoingTap, TapShelf } from './tap-shelf.ts'
import { browserClock, createWaits, type StationClock } from './tap-waits.ts'

/** What became of a tap: awarded or explained by the server, refused by it, or kept and sent again. */
export type TapOutcome =
  | { kind: 'accepted'; answer: TapAccepted }
  | { kind: 'refused'; failure: unknown }
  | KeptOutcome

/** The server takes no taps from this station, or is away; `isSafe` tells whether a reload would lose the tap. */
export type KeptOutcome = { kind: 'kept'; isLocked: boolean; isSafe: boolean }

/** How many taps are on their way, and those that are no longer sent and wait for the crew. */
export interface OutboxState {
  waiting: number
  aside: readonly OutgoingTap[]
}

/** How the outbox does, for whoever looks after the station. */
export interface OutboxHealth {
  waiting: number
  /** When the oldest of them was tapped. */
  oldestAt: string | undefined
  /** Taps that were refused for good since the page was opened. */
  refused: number
  /** The last tap could not be written down: a reload would lose it. */
  isFull: boolean
}

const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000
/** After so many counted taps the old ones are taken away. */
const TIDY_EVERY = 100

interface Parts {
  send: (tap: OutgoingTap) => Promise<TapAccepted>
  clock: StationClock
  alone: Alone
  firstPauseMs?: number
  /** Where a station keeps what was counted, in case the ledger is restored from a backup. */
  settled?: SettledTaps
  /** Name of the ledger that this device heard of last. */
  ledger?: string | null
}

/**
 * The way of every tap to the server: written down first, sent then, and crossed out only when the server has given its
 * last word about it. Nothing is deleted by itself: what cannot be delivered is set aside for the crew.
 */
export function createTapOutbox(shelf: TapShelf, parts: Partial<Parts> = {}) {
  const { send, clock, firstPauseMs, settled, ...others }: Parts = {
    send: sendTap,
    clock: browserClock,
    alone,
    ...parts,
  }
  let ledger = others.ledger ?? null
  let followed: string | undefined
  let countedTaps = 0
  let refused = 0
  let oldestAt: string | undefined
  let isFull = false
  const observers = new Set<() => void>()
  const waits = createWaits(clock)
  const patience = createPatience(clock.elapsed, firstPauseMs)
  /** Taps whose person waits for the answer: they are neither sent by a run nor counted as waiting. */
  const fresh = new Set<string>()
  let state: OutboxState = { waiting: 0, aside: [] }
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isClosed = false

  const byItself = <T>(key: string, act: () => Promise<T>) => others.alone(`livefest-tap-${key}`, act)

  async function take(key: string): Promise<void> {
    await shelf.remove(key)
    waits.forget(key)
  }

  /** Writes a tap down; one that waits is worth more than those that were counted. */
  async function write(tap: OutgoingTap): Promise<boolean> {
    let isSafe = await shelf.put(tap)
    if (!isSafe && settled) {
      await settled.clear()
      isSafe = await shelf.put(tap)
    }
    isFull = !isSafe
    return isSafe
  }

  /** The server has counted a tap: it is kept elsewhere for the case that the ledger is restored from a backup. */
  async function settle(tap: OutgoingTap, sentTo: string | null): Promise<void> {
    // A backup was restored while the answer was on its way: the tap is sent to the ledger of now as well.
    if (sentTo !== ledger) return
    await settled?.add({ tap: waits.measured(tap), epoch: ledger, settledAt: clock.shown() })
    await take(tap.key)
    countedTaps += 1
    if (countedTaps % TIDY_EVERY === 0) await settled?.tidy(clock.shown())
  }

  /** What waits here, in the order of the bands; observers are told. */
  async function look(): Promise<OutgoingTap[]> {
    const all = await shelf.all()
    const due = all.filter(({ key, aside }) => aside === undefined && !fresh.has(key))
    state = { waiting: due.length, aside: all.filter(({ aside }) => aside !== undefined) }
    oldestAt = due[0]?.body.metadata?.timestamp
    for (const observer of observers) observer()
    return due
  }

  /** Looks again, and sends what waits as soon as it may. */
  async function goOn(): Promise<void> {
    const taps = await look()
    clearTimeout(timer)
    if (isClosed || taps.length === 0) return
    timer = setTimeout(() => void run(), patience.pauseOf(...taps.map(({ key }) => key)))
  }

  async function setAside(tap: OutgoingTap, why: string): Promise<void> {
    logWarning(`A kept tap is set aside: ${why}`)
    const since = new Date(clock.shown()).toISOString()
    await shelf.put({ ...waits.measured(tap), aside: { since, why } })
  }

  // Somebody was promised the points of a kept tap: whatever comes of it instead, the crew shall know.
  async function sendAgain({ key }: OutgoingTap): Promise<'tried'> {
    const tap = await shelf.get(key)
    // Another page has taken care of it.
    if (tap === undefined || tap.aside !== undefined) return 'tried'
    const sentTo = ledger
    try {
      const { interaction } = await send(waits.sentNow(tap))
      if (interaction.metadata.reason === 'too-late') await setAside(tap, 'too-late')
      else await settle(tap, sentTo)
      patience.settled(key)
    } catch (failure) {
      if (isFinal(failure)) {
        if (tap.isInstead && isCounted(failure)) await take(key)
        else await setAside(tap, failure.code ?? '')
        refused += 1
        patience.settled(key)
      } else {
        patience.missed(key, failure)
        if (waits.waited(tap) > LONGEST_WAIT_MS) await setAside(tap, 'undelivered')
        else await shelf.put(waits.measured(tap))
      }
    }
    return 'tried'
  }

  async function sendDue(): Promise<void> {
    for (const tap of (await look()).sort(patience.byTries)) {
      if (isClosed) return
      if (patience.pauseOf(tap.key) > 0) continue
      const tried = await byItself(tap.key, () => sendAgain(tap))
      if (tried === undefined) patience.later(tap.key)
    }
    await goOn()
  }

  /** One run at a time. */
  function run(): Promise<void> {
    running ??= sendDue().finally(() => {
      running = undefined
    })
    return running
  }

  async function deliver(tap: OutgoingTap): Promise<TapOutcome> {
    const isSafe = await write(tap)
    const sentTo = ledger
    try {
      const answer = await send(tap)
      patience.settled(tap.key)
      await settle(tap, sentTo)
      return { kind: 'accepted', answer }
    } catch (failure) {
      if (!isFinal(failure)) {
        patience.missed(tap.key, failure)
        return { kind: 'kept', isLocked: isLocked(failure), isSafe }
      }
      patience.settled(tap.key)
      await take(tap.key)
      refused += 1
      return { kind: 'refused', failure }
    }
  }

  return {
    state: () => state,
    health: (): OutboxHealth => ({ waiting: state.waiting, oldestAt, refused, isFull }),
    observe(observer: () => void): () => void {
      observers.add(observer)
      return () => observers.delete(observer)
    },
    /** Sends what waits, now: the page was opened, or the network has returned. */
    flush(): Promise<void> {
      patience.hope()
      return run()
    },
    /**
     * Writes one tap down and sends it; what the server cannot be asked about now is sent again later.
     * @param insteadOf the key of a photo that got no answer: whichever of the two the server hears of first counts
     */
    async tap(body: SentTap, insteadOf?: string): Promise<TapOutcome> {
      const key = insteadOf ?? randomId()
      const tap = waits.fresh({ key, body, isInstead: key === insteadOf })
      fresh.add(tap.key)
      const outcome = await byItself(tap.key, () => deliver(tap))
      fresh.delete(tap.key)
      void goOn()
      return outcome ?? { kind: 'kept', isLocked: false, isSafe: false }
    },
    /**
     * The ledger has this name. What was counted in another one, as before a backup was restored, is sent again: its keys
     * make that harmless.
     */
    async follow(epoch: string): Promise<void> {
      ledger = epoch
      if (settled === undefined || followed === epoch) return
      followed = epoch
      await settled.tidy(clock.shown())
      for (const tap of await settled.ofOtherLedgers(epoch)) {
        await shelf.put(tap)
        await settled.remove(tap.key)
      }
      await run()
    },
    /** Forgets taps that were set aside, when the crew has taken care of them. */
    async forget(keys: readonly string[]): Promise<void> {
      for (const key of keys) await take(key)
      await look()
    },
    /** Sends nothing more. */
    close(): void {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** The one outbox of a page. */
export type TapOutbox = ReturnType<typeof createTapOutbox>
