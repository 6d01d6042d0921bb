import type { Emotion, EmotionScore } from '../../../contract/gift-aura.ts'

/** What a photo shows; only one face alone has an expression to tell. The scores come best first. */
export type Reading =
  | { outcome: 'one-face'; topEmotion: Emotion; emotions: EmotionScore[] }
  | { outcome: 'no-face' }
  | { outcome: 'several-faces' }

/**
 * Why a photo was not read: the reader is `away`, which another try may mend, or it does not take this photo as a
 * picture, which none will.
 */
export class ReadingFailed extends Error {
  readonly reason: 'away' | 'not-a-picture'
  /** Seconds after which another try makes sense. */
  readonly retryAfterSeconds: number | undefined

  constructor(reason: 'away' | 'not-a-picture', retryAfterSeconds?: number) {
    super(reason === 'away' ? 'the reader of expressions is away' : 'this photo is no picture to the reader')
    this.name = 'ReadingFailed'
    this.reason = reason
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Tells what expression a photo shows, and keeps nothing of the photo. */
export interface EmotionReader {
  /**
   * Reads one JPEG, upright and already checked by `safeImage`.
   * @throws ReadingFailed, also when too many photos wait
   */
  read(jpeg: Buffer): Promise<Reading>
  /** Ends whatever reads; photos that still wait are not read. */
  close(): Promise<void>
}
