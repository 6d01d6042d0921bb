import { useEffect, useSyncExternalStore } from 'react'
import { createTapOutbox, type OutboxState, type TapOutbox } from './tap-outbox.ts'
import { durableShelf } from './tap-shelf.ts'

let outbox: TapOutbox | undefined

// Opened at the first page of a station or of the crew: a phone has nothing to keep.
function stationOutbox(): TapOutbox {
  outbox ??= createTapOutbox(durableShelf())
  return outbox
}

/** The outbox of this device with what is in it; it sends whenever a page opens it and when the network returns. */
export function useTapOutbox(): Pick<TapOutbox, 'tap' | 'forget'> & OutboxState {
  const state = useSyncExternalStore(
    (observer) => stationOutbox().observe(observer),
    () => stationOutbox().state(),
  )
  useEffect(() => {
    const flush = () => void stationOutbox().flush()
    flush()
    addEventListener('online', flush)
    return () => removeEventListener('online', flush)
  }, [])
  const { tap, forget } = stationOutbox()
  return { tap, forget, ...state }
}
