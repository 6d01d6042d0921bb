import { mayHaveKeptTaps } from '../platform/kept-taps.ts'

/** The first screen is shown before anything is sent (milliseconds). */
const REST_MS = 3_000

/** Sends the taps that an earlier page of this device has kept, whatever page is open now. */
export function watchForKeptTaps(): void {
  setTimeout(() => void sendThem().catch(() => {}), REST_MS)
}

// Without its code, as a network that is away leaves it, the next page of a station sends them.
async function sendThem(): Promise<void> {
  if (!(await mayHaveKeptTaps())) return
  const { sendKeptTaps } = await import('../platform/use-tap-outbox.ts')
  sendKeptTaps()
}
