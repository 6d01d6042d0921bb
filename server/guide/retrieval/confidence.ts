/** What can be seen of how well the best entry answers a question. */
export type Signals = {
  /** Similarity to the nearest phrase of the entry, its title among them. */
  phrase: number
  /** Whether somebody has written down how people ask for the entry. */
  isPrepared: boolean
  /** Similarity to how people ask for what the entry is about. */
  concept: number
  /** How near what the entry speaks of is to what the question speaks of. */
  topic: number
  /** All that speaks for the entry, by which it came first. */
  total: number
  /** Similarity to how people ask for what festivals have and this one has not. */
  uncovered: number
  /** Similarity to what people ask that is of no festival. */
  beyond: number
  /** Field score per meaningful word. */
  field: number
  /** Share of what the question says that the entry speaks of. */
  coverage: number
  /** Share of what the question says that no entry has ever heard of. */
  strangers: number
  /** Number of meaningful words. */
  words: number
}

/** Weights of a logistic regression over `featuresOf`, in its order. */
export type Weights = readonly number[]

// Fitted on graded questions of several festivals; each festival's figures come from a fit without it
// (docs/decisions/0005-guide-retrieval.md). Refit with `node bench/guide.ts --fit`.
const fitted: Weights = [-0.63, 1.57, 0.81, 3.89, 2.41, 1.1, 1.63, -1.6, -3.45, -0.46, 1.99, -2.44]

/** Below its floor the guide says that it does not know; more is asked of an entry for which phrases were prepared. */
const floors = { prepared: 0.62, asWritten: 0.5 }

/** The signals as the regression takes them, bounded so that one of them alone decides nothing. */
export function featuresOf(signals: Signals): number[] {
  const { phrase, isPrepared, concept, topic, total, uncovered, beyond, coverage, strangers, words } = signals
  return [
    // Where there are phrases, a question that is like none of them is rarely meant.
    isPrepared ? 1 : 0,
    isPrepared ? Math.min(1.2, phrase) : 0,
    Math.min(1.5, concept),
    // Nearly word for word as people ask for it.
    Math.max(0, concept - 1),
    topic,
    Math.log(leastTotal + total),
    coverage,
    Math.min(1, uncovered),
    Math.min(1, beyond),
    strangers,
    Math.log(Math.max(1, words)),
    1,
  ]
}

const leastTotal = 0.1

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
