import { useEffect, useSyncExternalStore } from 'react'
import { createTapOutbox, type OutboxState, type TapOutbox } from './tap-outbox.ts'
import { durableShelf } from './tap-shelf.ts'

let outbox: TapOutbox | undefined

// Opened where somebody may tap, where the crew looks after what was kept, and where something is still kept.
function deviceOutbox(): TapOutbox {
  if (outbox === undefined) {
    outbox = createTapOutbox(durableShelf())
    addEventListener('online', sendKeptTaps)
  }
  return outbox
}

/** Sends what waits on this device. */
export function sendKeptTaps(): void {
  void deviceOutbox().flush()
}

/** The outbox of this device with what is in it; it sends whenever a page opens it and when the network returns. */
export function useTapOutbox(): Pick<TapOutbox, 'tap' | 'forget'> & OutboxState {
  const state = useSyncExternalStore(
    (observer) => deviceOutbox().observe(observer),
    () => deviceOutbox().state(),
  )
  useEffect(sendKeptTaps, [])
  const { tap, forget } = deviceOutbox()
  return { tap, forget, ...state }
}
