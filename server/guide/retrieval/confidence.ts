import type { Signals } from './signals.ts'

/** Weights of a logistic regression over `featuresOf`, in its order. */
export type Weights = readonly number[]

// Fitted on graded questions of several festivals; each festival's figures come from a fit without it
// (docs/decisions/0005-guide-retrieval.md). Refit with `node bench/guide.ts --fit`.
const fitted: Weights = [
  -2.39, 4, -1.35, 11.93, -1.79, 4.86, 0.61, 1.44, 3.44, -0.39, -0.31, -0.1, 0.85, 0.28, -0.09, -3.36, -7.82,
  -1.19, -0.33, 0.08, -0.49, -1.79, -1.64,
]

/**
 * Below its floor the guide says that it does not know, and offers what comes near. At twelve festivals that nothing is learnt from or
 * fitted on, as much more than the goal of a hundred is then right among three as rightly refused: of 75 and 85 where nobody has
 * prepared entries, and of 92 and 90 where phrases were prepared (decisions 70 to 72).
 */
const floors = { asWritten: 0.84, prepared: 0.7 }

/** The signals as the regression takes them, bounded so that one of them alone decides nothing. */
export function featuresOf(signals: Signals): number[] {
  const { phrase, isPrepared, concept, topic, total, lead, uncovered, beyond, coverage, strangers, words } =
    signals
  const { conceptShare, uncoveredShare, beyondShare, unexplained, field, allWords, missed } = signals
  const { knowsNotAnswered, notAnswered, seldomAnswered } = signals
  return [
    // Where there are phrases, a question that is like none of them is rarely meant.
    isPrepared ? 1 : 0,
    isPrepared ? Math.min(1.2, phrase) : 0,
    Math.min(1.5, concept),
    // Nearly word for word as people ask for it.
    Math.max(0, concept - 1),
    Math.min(1, missed),
    topic,
    Math.log(least + total),
    lead,
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
    knowsNotAnswered ? 1 : 0,
    within(mostScores.own, notAnswered),
    within(mostScores.usual, seldomAnswered),
    1,
  ]
}

// The logarithm of nothing would decide alone, and so would a score without a bound.
const least = 0.1
const mostScores = { own: 6, usual: 2 }
const within = (most: number, value: number) => Math.max(-most, Math.min(most, value))

/** The probability, between 0 and 1, that the festival's knowledge answers the question. */
export function confidenceOf(signals: Signals, weights: Weights = fitted): number {
  const sum = featuresOf(signals).reduce((total, feature, at) => total + feature * (weights[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}

/** Below it what was found is not worth a mention either. Chosen on the festivals that the guide is developed with. */
const LEAST_LIKELY = 0.08

/** Whether what was found is too far off for an answer, and near enough to ask "did you mean one of these?". */
export function isNearMiss({ grounded, confidence }: { grounded: boolean; confidence: number }): boolean {
  return !grounded && confidence >= LEAST_LIKELY
}

/** The similarity of a phrase to itself, but for rounding. */
const EXACTLY = 0.995

/** Whether the best entry is near enough to answer with. */
export function isGrounded(signals: Signals, confidence: number): boolean {
  if (signals.isNotAnswered) return false
  // Word for word what somebody has written down as a way to ask for it.
  if (signals.isPrepared && signals.phrase >= EXACTLY) return true
  return confidence >= (signals.isPrepared ? floors.prepared : floors.asWritten)
}
