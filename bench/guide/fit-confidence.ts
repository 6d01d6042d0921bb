import { featuresOf, type Weights } from '../../server/guide/retrieval/confidence.ts'
import { createRetriever } from '../../server/guide/retrieval/index.ts'
import type { Festival } from './festivals.ts'
import { solve } from './solve.ts'

type Sample = { features: number[]; answerable: boolean; weight: number }

/** Never fitted on, so that one set of the demo festival says how the guide does on questions it has not seen. */
const unseen = 'asked on 2026-11-21'
const rounds = 60
// Festivals differ: weights that fit one too well are wrong about the next.
const ridge = 1

/**
 * Fits the confidence on the graded questions of festivals, each asked with the phrases that were prepared for it and
 * without. Every festival weighs the same, and what has an answer as much as what has none.
 */
export function fitConfidence(festivals: readonly Festival[]): Weights {
  return estimate(festivals.flatMap((festival) => balanced(samplesOf(festival))))
}

function samplesOf({ entries, prepared, place, now, sets }: Festival): Sample[] {
  const samples: Sample[] = []
  for (const known of prepared ? [entries, prepared] : [entries]) {
    const retriever = createRetriever(known, place)
    for (const { question, language, expected, kind } of sets.flatMap(([name, questions]) =>
      name === unseen ? [] : questions,
    )) {
      const { hits, signals, isProgramme } = retriever.search(question, language, now)
      const isRight = expected.includes(hits[0]?.entry.title ?? '')
      // A question that found the wrong entry teaches nothing about right answers.
      if (!isProgramme && (kind === 'unanswerable' || isRight))
        samples.push({ features: featuresOf(signals), answerable: isRight, weight: 1 })
    }
  }
  return samples
}

// Both kinds weigh the same, however many samples each has.
function balanced(samples: Sample[]): Sample[] {
  const countOf = (answerable: boolean) =>
    Math.max(1, samples.filter((sample) => sample.answerable === answerable).length)
  return samples.map((sample) => ({ ...sample, weight: 100 / countOf(sample.answerable) }))
}

function probability(weights: Weights, { features }: Sample): number {
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
