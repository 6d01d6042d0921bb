import { useEffect, useSyncExternalStore } from 'react'
import { blockReloadWhile } from './reload-once.ts'
import { recall } from './remembered.ts'
import { serverClock } from './server-clock.ts'
import { durableSettledTaps } from './settled-taps.ts'
import { recallStation } from './station.ts'
import { createTapOutbox, type OutboxState, type TapOutbox } from './tap-outbox.ts'
import { durableShelf } from './tap-shelf.ts'

let outbox: TapOutbox | undefined

// Opened by every station, else where somebody may tap, where the crew looks after what was kept, and where something is still kept.
export function deviceOutbox(): TapOutbox {
  if (outbox === undefined) {
    // What a phone has tapped is no business of its next owner: only a station keeps what was counted.
    const kept = recallStation() && { settled: durableSettledTaps(), ledger: recall('ledger') }
    outbox = createTapOutbox(durableShelf(), kept)
    addEventListener('online', sendKeptTaps)
  }
  return outbox
}

/** A station asks for the server's time first, by which waiting is measured; without an answer it goes on. */
const CLOCK_LIMIT_MS = 3_000

/** Sends what waits on this device. */
export function sendKeptTaps(): void {
  const isReady = recallStation() ? serverClock.known(CLOCK_LIMIT_MS) : Promise.resolve()
  void isReady.then(() => deviceOutbox().flush())
}

/** Whether a tap is in the memory of this page alone, because nothing could be written down: loaded again, it would be lost. */
export function holdsTapsInMemory(): boolean {
  if (outbox === undefined) return false
  const { isFull, waiting } = outbox.health()
  return isFull && waiting > 0
}

blockReloadWhile(holdsTapsInMemory)

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
