import type { Response } from '../../contract/endpoint.ts'
import { HEARTBEAT_MS, type sendHeartbeat } from '../../contract/stations.ts'
import { ApiFailure } from '../platform/api-failure.ts'

/** What the server answers to a heartbeat, with the moments of the monotonic clock around it. */
export interface HeartbeatAnswer {
  answer: Response<typeof sendHeartbeat>
  askedAt: number
  answeredAt: number
}

interface Parts {
  send(): Promise<HeartbeatAnswer['answer']>
  /** `isBack` says that the heartbeat before this one got no answer. */
  onAnswer(answer: HeartbeatAnswer & { isBack: boolean }): void
  /** The server says that this device is no station. */
  onUnpaired(): void
  elapsed(): number
}

/** Between two heartbeats at once: a queue of bands must not become a queue of heartbeats. */
const LEAST_PAUSE_MS = 1_500

/**
 * Tells the server how this station does, every half minute and as soon as something changes. A heartbeat that gets no
 * answer is followed by the next one at its time.
 */
export function startHeartbeats({ send, onAnswer, onUnpaired, elapsed }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAt = Number.NEGATIVE_INFINITY
  let isSending = false
  let isAsked = false
  let isOver = false
  let wasMissed = false

  async function sendOnce(): Promise<void> {
    isSending = true
    isAsked = false
    const askedAt = elapsed()
    lastAt = askedAt
    try {
      const answer = await send()
      if (isOver) return
      onAnswer({ answer, askedAt, answeredAt: elapsed(), isBack: wasMissed })
      wasMissed = false
    } catch (failure) {
      wasMissed = true
      if (!isOver && failure instanceof ApiFailure && failure.code === 'station_not_paired') onUnpaired()
    } finally {
      isSending = false
      schedule(isAsked ? LEAST_PAUSE_MS : HEARTBEAT_MS)
    }
  }

  function schedule(ms: number): void {
    clearTimeout(timer)
    if (isOver) return
    timer = setTimeout(() => void sendOnce(), Math.max(0, lastAt + ms - elapsed()))
  }

  schedule(0)
  return {
    /** Something has changed that staff want to know. */
    sendSoon(): void {
      isAsked = true
      if (!isSending) schedule(LEAST_PAUSE_MS)
    },
    stop(): void {
      isOver = true
      clearTimeout(timer)
    },
  }
}
