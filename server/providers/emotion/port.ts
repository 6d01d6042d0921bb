import type { Emotion, EmotionScore } from '../../../contract/gift-aura.ts'

/** What a photo shows; only one face alone has an expression to tell. The scores come best first. */
export type Reading =
  | { outcome: 'one-face'; topEmotion: Emotion; emotions: EmotionScore[] }
  | { outcome: 'no-face' }
  | { outcome: 'several-faces' }

/** Tells what expression a photo shows, and keeps nothing of the photo. */
export interface EmotionReader {
  /**
   * Reads one JPEG, upright and already checked by `safeImage`.
   * @throws Refusal `unavailable` when too many photos wait, or when the reader is away
   */
  read(jpeg: Buffer): Promise<Reading>
  /** Ends whatever reads; photos that still wait are refused as `unavailable`. */
  close(): Promise<void>
}
