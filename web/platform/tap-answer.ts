import { finalTapRefusals, recordTap, type TapAccepted } from '../../contract/taps.ts'
import { call } from './api.ts'
import { ApiFailure, NetworkFailure } from './api-failure.ts'
import type { OutgoingTap } from './tap-shelf.ts'

/** Nobody holds a band to a reader for longer. */
const LIMIT_MS = 8_000

/** Sends one tap under its key, and gives only the server's own answer about it for an answer. */
export async function sendTap({ key, body }: OutgoingTap, limitMs = LIMIT_MS): Promise<TapAccepted> {
  const signal = AbortSignal.timeout(limitMs)
  const answer = await call(recordTap, { body, headers: { 'idempotency-key': key }, signal })
  if (!isTapAnswer(answer)) throw new NetworkFailure('Somebody else answered')
  return answer
}

/** Whether a failure is the server's last word about the tap, and not about the network, the sign-in or the hour. */
export function isFinal(failure: unknown): failure is ApiFailure {
  return failure instanceof ApiFailure && finalTapRefusals.some((code) => code === failure.code)
}

/** Whether the server has counted another request under the key of this tap. */
export function isCounted(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'idempotency_key_reused'
}

/** Whether the server takes no taps from this device, because it is no station. */
export function isLocked(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code !== undefined && [401, 403].includes(failure.status)
}

// By what the screens read. A newer server may say more than this page knows, and has counted the tap all the same.
function isTapAnswer(answer: Partial<TapAccepted> | null): answer is TapAccepted {
  return (
    answer?.success === true &&
    typeof answer.totalPoints === 'number' &&
    typeof answer.attendee?.tiktokUsername === 'string' &&
    typeof answer.interaction?.pointsAwarded === 'number' &&
    typeof answer.interaction.metadata === 'object'
  )
}
