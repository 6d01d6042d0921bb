import type { Station } from '../../contract/stations.ts'
import { forget, recall, remember } from './remembered.ts'
import { useRemembered } from './use-remembered.ts'

let read: { text: string | null; station: Station | undefined } = { text: null, station: undefined }

// React compares: the same text has to be the same station.
function stationIn(text: string | null): Station | undefined {
  if (text !== read.text) read = { text, station: parsed(text) }
  return read.station
}

function parsed(text: string | null): Station | undefined {
  try {
    const station: Partial<Station> | null = JSON.parse(text ?? 'null')
    return station?.home?.startsWith('/') ? (station as Station) : undefined
  } catch {
    return undefined
  }
}

/** The station that this device was paired as, as the server told last: without a network it is one all the same. */
export function recallStation(): Station | undefined {
  return stationIn(recall('station'))
}

/** The station that this device is, kept up to date. */
export function useStation(): Station | undefined {
  return stationIn(useRemembered('station'))
}

/** This device is that station from now on, and after every restart. */
export function rememberStation(station: Station): void {
  const text = JSON.stringify(station)
  if (text !== recall('station')) remember('station', text)
}

/** This device is no station any more. */
export function forgetStation(): void {
  forget('station')
}
