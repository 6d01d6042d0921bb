import { setTimeout as wait } from 'node:timers/promises'
import { type CallLimit, type CallLimitName, callLimits, guessable } from '../../contract/limits.ts'
import type { SteadyClock } from '../clock.ts'
import type { Counting, Stranger } from './counting.ts'
import { createKnownCallers, type KnownCallers } from './known-callers.ts'
import { type Counted, createRates } from './rates.ts'
import { createStreamRoom, type StreamRoom } from './stream-room.ts'
import { createWorkQueues, type WorkQueues } from './work-queues.ts'

/** The limits of one process. */
export interface CallLimits {
  /**
   * Takes one call from its limit.
   * @returns 0 to let it through, else the seconds after which another try makes sense
   */
  take(limit: CallLimitName, who: Counting): number
  /** The same for a wristband, under limits that count bands. */
  takeBand(limit: CallLimitName, tag: string): number
  /** Counts a call under a limit that found nothing, or nothing of the caller's. */
  countMiss(limit: CallLimitName, who: Counting): void
  /** Whether strangers as a whole call more than they should: then their answers wait a moment. */
  isSlow(limit: CallLimitName, who: Counting): boolean
  /** Waits before somebody is refused: a script learns that as slowly as a person. */
  hold(): Promise<void>
  /** How many calls were refused, by limit. */
  refused: ReadonlyMap<CallLimitName, number>
  known: KnownCallers
  queues: WorkQueues
  streams: StreamRoom
}

/** A hundred thousand keys take about fifteen megabytes, and there are never more than twice as many. */
const MOST_KEYS = 100_000

/** A second: nothing to a person, and a script with fifty connections comes to fifty calls a second. */
const HOLD_MS = 1_000

/** Who comes when so many are held already is refused at once. */
const MOST_HELD = 2_000

interface Options {
  clock: Pick<SteadyClock, 'elapsed'>
  /** Multiplies every limit. */
  factor: number
  /** How long refusals are held (milliseconds). */
  holdMs?: number
}

export function createCallLimits({ clock, factor, holdMs = HOLD_MS }: Options): CallLimits {
  const rates = createRates(clock, MOST_KEYS)
  const refused = new Map<CallLimitName, number>()
  let held = 0
  const scaled = scale(factor)
  const ofStrangers = new WeakMap<Stranger, Partial<Record<CallLimitName, Counted[]>>>()
  const countedBy = (name: CallLimitName, who: Counting): Counted[] => {
    const limit = scaled[name]
    if (who.kind !== 'stranger') return [[`${name} ${who.key}`, limit[who.kind]]]
    // A crowd calls again and again on the same connections: their keys are put together once.
    const known = ofStrangers.get(who) ?? {}
    if (known[name]) return known[name]
    known[name] = [
      [`${name} client ${who.client}`, limit.client],
      [`${name} address ${who.address}`, limit.address],
    ]
    ofStrangers.set(who, known)
    return known[name]
  }
  const note = (name: CallLimitName, seconds: number) => {
    if (seconds > 0) refused.set(name, (refused.get(name) ?? 0) + 1)
    return seconds
  }
  return {
    take(name, who) {
      const missed = guessable.has(name) ? rates.look(...countedBy('miss', who)) : 0
      return note(name, missed > 0 ? missed : rates.take(...countedBy(name, who)))
    },
    takeBand(name, tag) {
      const { band } = scaled[name]
      return band === undefined ? 0 : note(name, rates.take([`${name} band ${tag}`, band]))
    },
    countMiss(name, who) {
      if (!guessable.has(name)) return
      rates.take(...countedBy('miss', who))
      const { everyone } = scaled.miss
      if (everyone !== undefined && who.kind === 'stranger') rates.take(['miss', everyone])
    },
    isSlow(name, who) {
      if (who.kind !== 'stranger') return false
      const { everyone } = scaled[name]
      if (everyone !== undefined && rates.take([name, everyone]) > 0) return true
      const { everyone: misses } = scaled.miss
      return misses !== undefined && guessable.has(name) && rates.look(['miss', misses]) > 0
    },
    async hold() {
      if (holdMs === 0 || held >= MOST_HELD) return
      held += 1
      await wait(holdMs, undefined, { ref: false })
      held -= 1
    },
    refused,
    known: createKnownCallers(),
    queues: createWorkQueues(),
    streams: createStreamRoom(factor),
  }
}

function scale(factor: number): Record<CallLimitName, CallLimit> {
  const scaleLimit = (limit: CallLimit) =>
    Object.fromEntries(
      Object.entries(limit).map(([kind, [perSecond, burst]]) => [kind, [perSecond * factor, burst * factor]]),
    ) as unknown as CallLimit
  return Object.fromEntries(
    Object.entries(callLimits).map(([name, limit]) => [name, scaleLimit(limit)]),
  ) as Record<CallLimitName, CallLimit>
}
