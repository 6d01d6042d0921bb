import { useEffect, useSyncExternalStore } from 'react'
import { createTapOutbox, type TapOutbox } from './tap-outbox.ts'
import { durableShelf } from './tap-shelf.ts'

let outbox: TapOutbox | undefined

// Opened at the first station page, not at the first page: a phone has nothing to keep.
function stationOutbox(): TapOutbox {
  outbox ??= createTapOutbox(durableShelf())
  return outbox
}

/** The outbox of this station, with how many taps are waiting; it sends them whenever the network returns. */
export function useTapOutbox(): { tap: TapOutbox['tap']; waiting: number } {
  const waiting = useSyncExternalStore(
    (observer) => stationOutbox().observe(observer),
    () => stationOutbox().waiting(),
  )
  useEffect(() => {
    const flush = () => void stationOutbox().flush()
    flush()
    addEventListener('online', flush)
    return () => removeEventListener('online', flush)
  }, [])
  return { tap: stationOutbox().tap, waiting }
}
