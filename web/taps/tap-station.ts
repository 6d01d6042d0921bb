import type { TapAccepted } from '../../contract/taps.ts'

/** A result stays this long (specification section 9); the next band replaces it at once. */
export const RESULT_MS = 10_000
/** An error blocks the place of the next person's greeting only this long (experience, tap tracking). */
export const ERROR_MS = 4_000
/** People hold a band twice to be sure: the same one is deaf this long. */
export const SAME_BAND_MS = 5_000

/** What the station shows. */
export type StationView =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'accepted'; answer: TapAccepted; until: number }
  | { kind: 'kept'; until: number }
  | { kind: 'refused'; failure: unknown; until: number }

/** The station: the newest tap, what became of it, and the bands it has just read. */
export interface TapStation {
  /** Counts taps; only the answer to the newest one is shown. */
  tap: number
  view: StationView
  recent: readonly { tag: string; at: number }[]
}

/** A band was read, its answer came, somebody touched the result, or time passed. */
export type StationEvent =
  | { type: 'scanned'; tag: string; at: number }
  | { type: 'accepted'; tap: number; answer: TapAccepted; at: number }
  | { type: 'kept'; tap: number; at: number }
  | { type: 'refused'; tap: number; tag: string; failure: unknown; at: number }
  | { type: 'touched'; at: number }
  | { type: 'tick'; at: number }

/** A station nobody has tapped yet. */
export const waitingStation: TapStation = { tap: 0, view: { kind: 'idle' }, recent: [] }

/** Moves the station on. An unchanged station says that a scan was ignored. */
export function tapStation(station: TapStation, event: StationEvent): TapStation {
  switch (event.type) {
    case 'scanned':
      return scanned(station, event)
    case 'accepted':
      return answered(station, event.tap, {
        kind: 'accepted',
        answer: event.answer,
        until: event.at + RESULT_MS,
      })
    case 'kept':
      return answered(station, event.tap, { kind: 'kept', until: event.at + RESULT_MS })
    case 'refused':
      // A band that was refused may try again at once.
      return answered(
        { ...station, recent: station.recent.filter(({ tag }) => tag !== event.tag) },
        event.tap,
        { kind: 'refused', failure: event.failure, until: event.at + ERROR_MS },
      )
    case 'touched':
      return 'until' in station.view
        ? { ...station, view: { ...station.view, until: event.at + RESULT_MS } }
        : station
    case 'tick':
      return 'until' in station.view && event.at >= station.view.until
        ? { ...station, view: { kind: 'idle' } }
        : station
  }
}

function scanned(station: TapStation, { tag, at }: { tag: string; at: number }): TapStation {
  const recent = station.recent.filter((scan) => at - scan.at < SAME_BAND_MS)
  if (recent.some((scan) => scan.tag === tag)) return station
  return { tap: station.tap + 1, view: { kind: 'sending' }, recent: [...recent, { tag, at }] }
}

function answered(station: TapStation, tap: number, view: StationView): TapStation {
  return tap === station.tap ? { ...station, view } : station
}
