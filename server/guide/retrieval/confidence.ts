/** What can be seen of how well the best entry answers a question. */
export type Signals = {
  /** Similarity to the nearest phrase of the entry. */
  phrase: number
  /** Field score per meaningful word. */
  field: number
  /** Share of what the question says that the entry speaks of. */
  coverage: number
  /** Similarity to the nearest question no festival answers. */
  beyond: number
  /** Share of what the question says that no entry has ever heard of. */
  strangers: number
  /** Number of meaningful words. */
  words: number
}

// A logistic regression over the features below, in their order, fitted on phrases held back from the index and
// cross-validated (docs/decisions/0005-guide-retrieval.md). Refit with `node bench/guide.ts --fit`.
const weights: readonly number[] = [3.34, 0.13, 2.23, -5.22, 0.63, 1.53, 6.83, -0.61, -3.88]

/** Below this the guide says that it does not know. */
export const relevanceFloor = 0.35

// Somebody who asks a phrase from beyond almost word for word means it, however many words an entry shares with it.
const wordForWord = { from: 0.9, lead: 0.1 }
const surelyBeyond = 0.1

/** The signals as the regression takes them, bounded so that one of them alone decides nothing. */
export function featuresOf(signals: Signals): number[] {
  const { phrase, field, coverage, beyond, strangers, words } = signals
  const nearness = Math.min(1.2, phrase)
  const strength = Math.min(0.8, field)
  const excess = Math.min(1, Math.max(0, beyond - nearness))
  return [
    nearness,
    strength,
    coverage,
    beyond,
    excess,
    Math.log(Math.max(1, words)),
    strength * coverage,
    strangers,
    1,
  ]
}

/** The probability, between 0 and 1, that the festival's knowledge answers the question. */
export function confidenceOf(signals: Signals): number {
  const sum = featuresOf(signals).reduce((total, feature, at) => total + feature * (weights[at] ?? 0), 0)
  const confidence = 1 / (1 + Math.exp(-sum))
  const { beyond, phrase } = signals
  const isBeyond = beyond >= wordForWord.from && beyond > phrase + wordForWord.lead
  return isBeyond ? Math.min(surelyBeyond, confidence) : confidence
}
