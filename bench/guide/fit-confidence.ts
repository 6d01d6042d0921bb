import { languages } from '../../contract/languages.ts'
import { readConcepts } from '../../server/concepts/index.ts'
import { featuresOf, type Weights } from '../../server/guide/retrieval/confidence.ts'
import { createRetriever, type Retriever } from '../../server/guide/retrieval/index.ts'
import type { LearntOf } from '../../server/guide/retrieval/learnt.ts'
import { unseenSets } from './demo-knowledge.ts'
import { type Festival, isFittedOn, stagesOf } from './festivals.ts'
import { groupsOf, learntWithout } from './learn-asked.ts'
import { solve } from './solve.ts'

type Sample = { features: number[]; answerable: boolean; weight: number }

const rounds = 60
// What is asked in the plainest words is answered too: the graded questions are seldom plain.
const plainShare = 0.3
const plainWays = 2
// Festivals differ: weights that fit one too well are wrong about the next.
const ridge = 0.1

const known = new WeakMap<Festival, Map<LearntOf | undefined, Sample[]>>()

/**
 * Fits the confidence on the graded questions of festivals, each asked at every stage of its preparation, of a guide that
 * has learnt neither from it nor from the one that is graded. Every festival weighs the same, and what has an answer as much as what
 * has none. Festivals that choose the floors or are only graded are left out.
 * @param graded the festival that the weights will be graded by, if any: nothing is learnt from it and its group
 */
export function fitConfidence(festivals: readonly Festival[], graded?: Festival): Weights {
  const used = festivals.filter((festival) => isFittedOn(festival.use) && festival !== graded)
  const without = groupsOf(graded, festivals)
  return estimate(
    used.flatMap((festival) =>
      samplesOf(festival, learntWithout(festivals, [...without, ...groupsOf(festival, festivals)])),
    ),
  )
}

function samplesOf(festival: Festival, learnt: LearntOf | undefined): Sample[] {
  const samples = known.get(festival) ?? new Map<LearntOf | undefined, Sample[]>()
  known.set(festival, samples)
  const own = samples.get(learnt) ?? ask(festival, learnt)
  samples.set(learnt, own)
  return own
}

function ask(festival: Festival, learnt: LearntOf | undefined): Sample[] {
  const { place, now, sets } = festival
  const samples: Sample[] = []
  const plain: Sample[] = []
  for (const [, known] of stagesOf(festival)) {
    const retriever = createRetriever(known, { ...place, ...(learnt ? { learnt } : {}) })
    plain.push(...askPlainly(retriever, known, now))
    for (const { question, language, expected, kind } of sets.flatMap(([name, questions]) =>
      unseenSets.includes(name) ? [] : questions,
    )) {
      const { hits, signals, isProgramme } = retriever.search(question, language, now)
      const isRight = hits.slice(0, 3).some(({ entry }) => expected.includes(entry.title))
      // A question that did not find the right entry teaches nothing about right answers.
      if (!isProgramme && (kind === 'unanswerable' || isRight))
        samples.push({ features: featuresOf(signals), answerable: isRight, weight: 1 })
    }
  }
  const weight = (100 * plainShare) / Math.max(1, plain.length)
  return [...balanced(samples), ...plain.map((sample) => ({ ...sample, weight }))]
}

/** Asks for what stands in a title by the name of the concept, and in the first ways in which people ask for it. */
function askPlainly(retriever: Retriever, entries: Festival['entries'], now: Date): Sample[] {
  const named = new Map<string, Set<string>>()
  for (const entry of entries)
    for (const [concept, sure] of retriever.understandingOf(entry))
      if (sure === 1) named.set(concept, (named.get(concept) ?? new Set()).add(entry.title))
  return languages.flatMap((language) =>
    readConcepts(language).flatMap(({ id, name, asked }) =>
      named.has(id)
        ? [name, ...asked.slice(0, plainWays)].flatMap((question) => {
            const { hits, signals, isProgramme } = retriever.search(question, language, now)
            const isRight = !isProgramme && named.get(id)?.has(hits[0]?.entry.title ?? '')
            return isRight ? [{ features: featuresOf(signals), answerable: true, weight: 1 }] : []
          })
        : [],
    ),
  )
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
