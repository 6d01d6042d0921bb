import { recordTap, type TapAccepted } from '../../contract/taps.ts'
import { call } from '../platform/api.ts'
import { isAway } from '../platform/api-failure.ts'
import type { Offer } from './photo-booth.ts'

/** A reading takes a second or two; in a full booth it may have to wait its turn. */
const TIMEOUT_MS = 30_000
/** Somebody waits in front of the screen: two more tries, then a vibe is offered instead. */
const PAUSES_MS = [1_000, 3_000]

type Post = (offer: Offer) => Promise<TapAccepted>
type Pause = (ms: number) => Promise<void>

/**
 * Sends a photo, again if the server is away for a moment. The key is the same every time, so that an answer lost on
 * the way is no second award. It is not written down: no photo stays on a device that strangers use.
 */
export async function sendPhoto(
  offer: Offer,
  post: Post = postTap,
  pause: Pause = wait,
): Promise<TapAccepted> {
  for (const ms of PAUSES_MS) {
    try {
      return await post(offer)
    } catch (failure) {
      if (!isAway(failure)) throw failure
      await pause(ms)
    }
  }
  return post(offer)
}

// No answer in time is no answer: the server may have counted it, and the key will tell.
function postTap({ key, body }: Offer): Promise<TapAccepted> {
  return call(recordTap, {
    body,
    headers: { 'idempotency-key': key },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
