import { languages } from '../../contract/languages.ts'
import { featuresOf, type Signals } from '../../server/guide/retrieval/confidence.ts'
import type { KnowledgeEntry } from '../../server/guide/retrieval/index.ts'
import { createLanguageIndex } from '../../server/guide/retrieval/language-index.ts'
import { beyondPhrases } from '../../server/guide/retrieval/vocabulary/beyond.ts'
import { solve } from './solve.ts'

type Sample = { features: number[]; answerable: boolean; weight: number }

const folds = 4
const rounds = 60
const ridge = 0.01

/**
 * Fits the confidence anew: phrases held back from the index stand for questions that have an answer, held-back
 * phrases from beyond the festival for those that have none; no graded question is looked at. Prints the weights and how floors divide both.
 */
export function fitConfidence(entries: readonly KnowledgeEntry[]): void {
  const samples = balanced(heldBack(entries))
  console.log(
    'weights',
    estimate(samples)
      .map((weight) => weight.toFixed(2))
      .join(', '),
  )
  const scored = samples.map((sample, at) => ({ ...sample, fold: at % folds }))
  const tested = Array.from({ length: folds }, (_, fold) => {
    const weights = estimate(scored.filter((sample) => sample.fold !== fold))
    return scored
      .filter((sample) => sample.fold === fold)
      .map((sample) => ({ ...sample, p: probability(weights, sample) }))
  }).flat()
  for (let floor = 0.25; floor <= 0.61; floor += 0.05) {
    const refused = (answerable: boolean) => {
      const those = tested.filter((sample) => sample.answerable === answerable)
      return `${((100 * those.filter((sample) => sample.p < floor).length) / those.length).toFixed(1)} %`
    }
    console.log(
      `floor ${floor.toFixed(2)}: wrongly refused ${refused(true)}, rightly refused ${refused(false)}`,
    )
  }
}

function heldBack(entries: readonly KnowledgeEntry[]): Sample[] {
  const samples: Sample[] = []
  const keep = (signals: Signals, answerable: boolean) =>
    samples.push({ features: featuresOf(signals), answerable, weight: 1 })
  for (const language of languages) {
    for (let fold = 0; fold < folds; fold++) {
      const rest = <Item>(items: readonly Item[]) => items.filter((_, at) => at % folds !== fold)
      const out = <Item>(items: readonly Item[]) => items.filter((_, at) => at % folds === fold)
      const beyond = beyondPhrases(language)
      const part = entries.map((entry) => ({
        ...entry,
        askedAs: { [language]: rest(entry.askedAs[language] ?? []) },
      }))
      const index = createLanguageIndex(part, language, undefined, rest(beyond))
      for (const phrase of out(beyond)) keep(index.rank(phrase).signals, false)
      entries.forEach((entry, position) => {
        for (const phrase of out(entry.askedAs[language] ?? [])) {
          const { order, signals } = index.rank(phrase)
          // A phrase that found the wrong entry teaches nothing about right answers.
          if (order[0] === position) keep(signals, true)
        }
      })
    }
  }
  return samples
}

// Both kinds weigh the same, however many samples each has.
function balanced(samples: Sample[]): Sample[] {
  const weightOf = (answerable: boolean) =>
    samples
      .filter((sample) => sample.answerable === answerable)
      .reduce((sum, sample) => sum + sample.weight, 0)
  const share = weightOf(false) / weightOf(true)
  return samples.map((sample) => (sample.answerable ? { ...sample, weight: sample.weight * share } : sample))
}

function probability(weights: readonly number[], { features }: Sample): number {
  return 1 / (1 + Math.exp(-features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)))
}

// Newton's method on the ridge-regularised likelihood.
function estimate(samples: readonly Sample[]): number[] {
  const size = samples[0]?.features.length ?? 0
  let weights = Array.from({ length: size }, () => 0)
  for (let round = 0; round < rounds; round++) {
    const gradient: number[] = weights.map((weight) => -ridge * weight)
    const hessian: number[][] = weights.map((_, row) =>
      weights.map((_, column) => (row === column ? ridge : 0)),
    )
    for (const sample of samples) {
      const p = probability(weights, sample)
      const slope = sample.weight * ((sample.answerable ? 1 : 0) - p)
      sample.features.forEach((left, row) => {
        gradient[row] = (gradient[row] ?? 0) + slope * left
        sample.features.forEach((right, column) => {
          const line = hessian[row]
          if (line) line[column] = (line[column] ?? 0) + sample.weight * p * (1 - p) * left * right
        })
      })
    }
    const step = solve(hessian, gradient)
    weights = weights.map((weight, at) => weight + (step[at] ?? 0))
  }
  return weights
}
