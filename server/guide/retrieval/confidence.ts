import type { Signals } from './signals.ts'

/** Weights of a logistic regression over `featuresOf`, in its order. */
export type Weights = readonly number[]

// Fitted on graded questions of several festivals; each festival's figures come from a fit without it
// (docs/decisions/0005-guide-retrieval.md). Refit with `node bench/guide.ts --fit`.
const fitted: Weights = [
  -0.55, 1.1, -0.51, 4.22, 3.21, 0.99, 2.36, -0.92, -2.31, 0.54, 1.42, 0.69, 0.05, -2.0, -3.97, -2.43, -0.22,
  -2.71,
]

/** Below its floor the guide says that it does not know; more is asked of an entry for which phrases were prepared. */
const floors = { prepared: 0.55, asWritten: 0.5 }

/** The signals as the regression takes them, bounded so that one of them alone decides nothing. */
export function featuresOf(signals: Signals): number[] {
  const { phrase, isPrepared, concept, topic, total, uncovered, beyond, coverage, strangers, words } = signals
  const { conceptShare, uncoveredShare, beyondShare, unexplained, field, allWords } = signals
  return [
    // Where there are phrases, a question that is like none of them is rarely meant.
    isPrepared ? 1 : 0,
    isPrepared ? Math.min(1.2, phrase) : 0,
    Math.min(1.5, concept),
    // Nearly word for word as people ask for it.
    Math.max(0, concept - 1),
    topic,
    Math.log(least + total),
    coverage,
    Math.min(1, uncovered),
    Math.min(1, beyond),
    strangers,
    Math.log(Math.max(1, words)),
    Math.log(1 + allWords),
    conceptShare,
    uncoveredShare,
    beyondShare,
    unexplained,
    Math.log(least + field),
    1,
  ]
}

// The logarithm of nothing would decide alone.
const least = 0.1

/** The probability, between 0 and 1, that the festival's knowledge answers the question. */
export function confidenceOf(signals: Signals, weights: Weights = fitted): number {
  const sum = featuresOf(signals).reduce((total, feature, at) => total + feature * (weights[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

/** Below it what was found is not worth a mention either. Chosen on the festivals that the guide is developed with. */
const LEAST_LIKELY = 0.15

/** Whether what was found is too far off for an answer, and near enough to ask "did you mean one of these?". */
export function isNearMiss({ grounded, confidence }: { grounded: boolean; confidence: number }): boolean {
  return !grounded && confidence >= LEAST_LIKELY
}

/** The similarity of a phrase to itself, but for rounding. */
const EXACTLY = 0.995

/** Whether the best entry is near enough to answer with. */
export function isGrounded(signals: Signals, confidence: number): boolean {
  // Word for word what somebody has written down as a way to ask for it.
  if (signals.isPrepared && signals.phrase >= EXACTLY) return true
  return confidence >= (signals.isPrepared ? floors.prepared : floors.asWritten)
}
