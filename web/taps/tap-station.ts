import type { TapAccepted } from '../../contract/taps.ts'
import { knownFestival } from '../platform/festival.ts'
import type { TapOutcome } from '../platform/tap-outbox.ts'

/** A result stays this long: ten seconds (specification section 9), or what the event's settings say. */
export const resultMs = () => (knownFestival().timings?.tapResultSeconds ?? 10) * 1_000
/** An error blocks the place of the next person's greeting only this long (experience, tap tracking). */
export const ERROR_MS = 4_000
/** So long everybody sees their own result, however many have tapped behind them. */
export const LEAST_MS = 2_000
/**
 * So long, from the result on, the code for one's phone stays with place and next prize, while nobody else taps. The result
 * itself is gone by then (specification section 9).
 */
export const PARTING_MS = 30_000
/** People hold a band twice to be sure: the same one is deaf this long. */
export const SAME_BAND_MS = 5_000

/** A result on the screen. */
export type ShownResult = TapOutcome & { tap: number; since: number; until: number }

/** What the station shows. */
export type StationView = { kind: 'idle' } | { kind: 'sending' } | ShownResult

/** Whom the station has greeted, and until when it still shows them the way to their phone. */
export interface Parting {
  tap: number
  answer: TapAccepted
  until: number
}

interface TapInFlight {
  tap: number
  tag: string
}

/** The station: what it shows, whose answers are on their way or wait for the screen, and the bands it has just read. */
export interface TapStation {
  /** Counts taps. */
  tap: number
  view: StationView
  /** What is left of the last greeting beside the idle screen. */
  parting?: Parting | undefined
  inFlight: readonly TapInFlight[]
  /** Everybody who tapped sees their own result: those that came together follow each other. */
  results: readonly (TapOutcome & { tap: number })[]
  recent: readonly { tag: string; at: number }[]
}

/** A band was read, its answer came, somebody touched the result, or time passed. */
export type StationEvent =
  | { type: 'scanned'; tag: string; at: number }
  | { type: 'answered'; tap: number; result: TapOutcome; at: number }
  | { type: 'touched'; at: number }
  | { type: 'tick'; at: number }

/** A station nobody has tapped yet. */
export const waitingStation: TapStation = {
  tap: 0,
  view: { kind: 'idle' },
  inFlight: [],
  results: [],
  recent: [],
}

/** Moves the station on. An unchanged station says that a scan was ignored. */
export function tapStation(station: TapStation, event: StationEvent): TapStation {
  switch (event.type) {
    case 'scanned':
      return scanned(station, event)
    case 'answered':
      return answered(station, event)
    case 'touched':
      return isShown(station.view)
        ? { ...station, view: { ...station.view, until: event.at + resultMs() } }
        : station
    case 'tick':
      return moveOn(station, event.at)
  }
}

function scanned(station: TapStation, { tag, at }: { tag: string; at: number }): TapStation {
  const recent = station.recent.filter((scan) => at - scan.at < SAME_BAND_MS)
  if ([...recent, ...station.inFlight].some((scan) => scan.tag === tag)) return station
  const tap = station.tap + 1
  const inFlight = [...station.inFlight, { tap, tag }]
  return moveOn({ ...station, parting: undefined, tap, inFlight, recent: [...recent, { tag, at }] }, at)
}

function answered(station: TapStation, { tap, result, at }: { tap: number; result: TapOutcome; at: number }) {
  const tag = station.inFlight.find((one) => one.tap === tap)?.tag
  if (tag === undefined) return station
  return moveOn(
    {
      ...station,
      inFlight: station.inFlight.filter((one) => one.tap !== tap),
      results: [...station.results, { ...result, tap }],
      // A band that was refused may try again at once.
      recent: result.kind === 'refused' ? station.recent.filter((scan) => scan.tag !== tag) : station.recent,
    },
    at,
  )
}

/** The next result takes the screen once the one before it was there long enough. */
function moveOn(station: TapStation, at: number): TapStation {
  const { view, results, inFlight } = station
  if (isShown(view)) {
    const isAwaited = results.length + inFlight.length > 0
    if (at < (isAwaited ? Math.min(view.until, view.since + LEAST_MS) : view.until)) return station
  }
  const [next, ...others] = results
  if (next !== undefined) {
    const until = at + (next.kind === 'refused' ? ERROR_MS : resultMs())
    return { ...station, parting: undefined, view: { ...next, since: at, until }, results: others }
  }
  const kind = inFlight.length > 0 ? 'sending' : 'idle'
  const parting = kind === 'idle' ? partingOf(station, at) : undefined
  return view.kind === kind && parting === station.parting ? station : { ...station, view: { kind }, parting }
}

function partingOf({ view, parting }: TapStation, at: number): Parting | undefined {
  if (view.kind === 'accepted' && view.answer.isTraining === undefined) {
    const { tap, answer, since } = view
    return since + PARTING_MS > at ? { tap, answer, until: since + PARTING_MS } : undefined
  }
  return parting !== undefined && at < parting.until ? parting : undefined
}

function isShown(view: StationView): view is ShownResult {
  return view.kind !== 'idle' && view.kind !== 'sending'
}
