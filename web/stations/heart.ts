import type { Response } from '../../contract/endpoint.ts'
import { type beatHeart, HEARTBEAT_MS } from '../../contract/stations.ts'
import { ApiFailure } from '../platform/api-failure.ts'

/** What the server answers to a heartbeat, with the moments of the monotonic clock around it. */
export interface Beat {
  answer: Response<typeof beatHeart>
  askedAt: number
  answeredAt: number
}

interface Parts {
  beat(): Promise<Beat['answer']>
  /** `isBack` says that the heartbeat before this one got no answer. */
  onAnswer(beat: Beat & { isBack: boolean }): void
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
export function startHeart({ beat, onAnswer, onUnpaired, elapsed }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastAt = Number.NEGATIVE_INFINITY
  let isBeating = false
  let isAsked = false
  let isOver = false
  let wasMissed = false

  async function beatOnce(): Promise<void> {
    isBeating = true
    isAsked = false
    const askedAt = elapsed()
    lastAt = askedAt
    try {
      const answer = await beat()
      if (isOver) return
      onAnswer({ answer, askedAt, answeredAt: elapsed(), isBack: wasMissed })
      wasMissed = false
    } catch (failure) {
      wasMissed = true
      if (!isOver && failure instanceof ApiFailure && failure.code === 'station_not_paired') onUnpaired()
    } finally {
      isBeating = false
      schedule(isAsked ? LEAST_PAUSE_MS : HEARTBEAT_MS)
    }
  }

  function schedule(ms: number): void {
    clearTimeout(timer)
    if (isOver) return
    timer = setTimeout(() => void beatOnce(), Math.max(0, lastAt + ms - elapsed()))
  }

  schedule(0)
  return {
    /** Something has changed that staff want to know. */
    beatSoon(): void {
      isAsked = true
      if (!isBeating) schedule(LEAST_PAUSE_MS)
    },
    stop(): void {
      isOver = true
      clearTimeout(timer)
    },
  }
}
