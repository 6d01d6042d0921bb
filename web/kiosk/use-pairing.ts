import { useEffect, useState } from 'react'
import { findOwnStation, openStationCode } from '../../contract/stations.ts'
import { call } from '../platform/api.ts'
import { type Pairing, watchPairing } from './watch-pairing.ts'

/** The way of this device to be a station; `openNewCode` is for one that was revoked. */
export function usePairing(): { pairing: Pairing; openNewCode(): void } {
  const [pairing, setPairing] = useState<Pairing>({ kind: 'asking' })
  const [wantsCode, setWantsCode] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    const { signal } = left
    const watching = watchPairing(wantsCode, {
      ask: () => call(findOwnStation, { signal }),
      openCode: () => call(openStationCode, { body: {}, signal }),
      show: (next) => !signal.aborted && setPairing(next),
      rest: (ms) => rest(ms, signal),
      elapsed: () => performance.now(),
    })
    // Whoever leaves the screen ends the wait.
    watching.catch(() => undefined)
    return () => left.abort()
  }, [wantsCode])
  return { pairing, openNewCode: () => setWantsCode(true) }
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, leave) => {
    if (signal.aborted) leave(signal.reason)
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      leave(signal.reason)
    })
  })
}
