import type { Emotion, EmotionScore } from '../../../../contract/gift-aura.ts'
import type { Expressions } from './models.ts'

/** What the model's words are called at the photo booth. A neutral face is calm, not empty. */
const names: Record<keyof Expressions, Emotion> = {
  happy: 'HAPPY',
  sad: 'SAD',
  angry: 'ANGRY',
  surprised: 'SURPRISED',
  neutral: 'CALM',
  disgusted: 'DISGUSTED',
  fearful: 'FEAR',
}

/**
 * The model has no word for a confused face: it is one on which two expressions contend. Where the second of them
 * is at least this share of the first, CONFUSED leads.
 */
const CONTENTION = 0.7

/**
 * Names what the model saw and orders it, best first, as percentages that add up to 100. CONFUSED weighs as much
 * as the second expression divided by 0.7, so that it leads exactly when nothing else clearly does. CALM contends
 * with nobody: half a smile is half a smile.
 */
export function scoreEmotions(expressions: Expressions): EmotionScore[] {
  const scores = Object.entries(expressions).map(([name, share]) => ({
    type: names[name as keyof Expressions],
    share: Number.isFinite(share) ? Math.max(0, share) : 0,
  }))
  const [, second = 0] = scores
    .filter(({ type }) => type !== 'CALM')
    .map(({ share }) => share)
    .sort((one, other) => other - one)
  const all = [...scores, { type: 'CONFUSED' as const, share: second / CONTENTION }]
  const total = all.reduce((sum, { share }) => sum + share, 0) || 1
  return all
    .map(({ type, share }) => ({ type, confidence: Math.round((share / total) * 10_000) / 100 }))
    .sort((one, other) => other.confidence - one.confidence)
}
