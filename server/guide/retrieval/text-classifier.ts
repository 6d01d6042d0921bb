import { normalize, rarityOf } from './phrase-features.ts'

/** Tells texts that are answered from texts that are not: above 0 where a text is like those that are not. */
export type TextScorer = {
  /** @param features how often each stands in the text (`createPhraseFeatures`) */
  scoreOf(features: ReadonlyMap<number, number>): number
}

/** A scorer that learns. */
export type TextClassifier = TextScorer & {
  /** How many texts it has learnt from, or will with the next question. */
  size(): number
  /** Learns from these texts too. They are its own from now on: it changes them. */
  add(texts: readonly ClassifiedText[]): void
  /** Forgets texts that it was given. */
  remove(texts: readonly ClassifiedText[]): void
  pack(): PackedClassifier
}

/** A text, by its features: those between two places of a list that it may share with others, because thousands of lists weigh far more than one. */
export type ClassifiedText = {
  isAnswered: boolean
  /** How much it counts; 1 is usual. */
  weight: number
  features: Features
  from: number
  to: number
  /** Its part in the weights. */
  coefficient: number
}

/** The numbers of features, and how often each stands in a text. */
export type Features = { buckets: Uint32Array; values: Float32Array }

/** What a classifier has learnt, as it lies in a file. */
export type PackedClassifier = {
  weights: Int16Array
  /** What one of the weights stands for. */
  step: number
  /** How many texts have each feature. */
  holders: Uint16Array
  texts: number
}

/** How a classifier learns. */
export type Learning = {
  /** Features share numbers by chance, a power of two of them: a vocabulary of every pair of words would weigh more than the index. */
  buckets: number
  /** How often each text is gone through. */
  rounds: number
  /** How strongly weights are held near 0. */
  ridge: number
}

/**
 * A linear classifier: ridge regression, solved by dual coordinate descent, in which every text has a coefficient, by which it
 * can be taken out of the weights again. It is worked out when it is first asked after a change: the texts that came since are
 * gone through, and those before keep their coefficients.
 */
export function createTextClassifier({ buckets, rounds, ridge: usualRidge }: Learning): TextClassifier {
  const weights = new Float32Array(buckets)
  const holders = new Uint32Array(buckets)
  // What the texts of each kind count together.
  const sums = { answered: 0, not: 0 }
  let size = 0
  let waiting: ClassifiedText[] = []

  const count = (text: ClassifiedText, step: 1 | -1) => {
    sums[text.isAnswered ? 'answered' : 'not'] += step * text.weight
    size += step
    for (const bucket of featuresOf(text).buckets) holders[bucket] = (holders[bucket] ?? 0) + step
  }
  const addToWeights = (text: ClassifiedText, by: number) => {
    const { buckets: own, values } = featuresOf(text)
    own.forEach((bucket, at) => {
      weights[bucket] = (weights[bucket] ?? 0) + by * (values[at] ?? 0)
    })
  }
  const weigh = ({ values, buckets: own }: Features) =>
    normalize(values, (at) => rarityOf(holders[own[at] ?? 0] ?? 0, size))

  const learn = () => {
    for (const text of waiting) weigh(featuresOf(text))
    const all = sums.answered + sums.not
    // Both kinds pull alike, however many texts each has.
    const aims = { answered: -all / Math.max(1, sums.answered), not: all / Math.max(1, sums.not) }
    for (let round = 0; round < rounds; round++)
      for (const text of waiting) {
        const aim = text.isAnswered ? aims.answered : aims.not
        const ridge = usualRidge / text.weight
        // The length of every vector is 1.
        const step = (aim - dot(featuresOf(text), weights) - ridge * text.coefficient) / (ridge + 1)
        text.coefficient += step
        addToWeights(text, step)
      }
    waiting = []
  }
  return {
    size: () => size,
    add(texts) {
      for (const text of texts) count(text, 1)
      waiting.push(...texts)
    },
    remove(texts) {
      for (const text of texts) {
        addToWeights(text, -text.coefficient)
        count(text, -1)
      }
      const gone = new Set(texts)
      waiting = waiting.filter((text) => !gone.has(text))
    },
    scoreOf(features) {
      if (sums.not === 0) return 0
      if (waiting.length > 0) learn()
      const asked = inBuckets(features, buckets)
      weigh(asked)
      return dot(asked, weights)
    },
    pack() {
      if (waiting.length > 0) learn()
      const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
      const step = largest / 0x7fff || 1
      return {
        weights: Int16Array.from(weights, (weight) => Math.round(weight / step)),
        step,
        holders: Uint16Array.from(holders, (many) => Math.min(many, 0xffff)),
        texts: size,
      }
    },
  }
}

/** A classifier that was learnt before. */
export function openTextClassifier({ weights, step, holders, texts }: PackedClassifier): TextScorer {
  return {
    scoreOf(features) {
      const asked = inBuckets(features, weights.length)
      normalize(asked.values, (at) => rarityOf(holders[asked.buckets[at] ?? 0] ?? 0, texts))
      return step * dot(asked, weights)
    },
  }
}

/**
 * Texts as a classifier of so many buckets learns them.
 * @param texts with how often each feature stands in them
 */
export function packTexts(
  texts: readonly (Pick<ClassifiedText, 'isAnswered' | 'weight'> & { counts: ReadonlyMap<number, number> })[],
  buckets: number,
): ClassifiedText[] {
  const size = texts.reduce((sum, { counts }) => sum + counts.size, 0)
  const features = { buckets: new Uint32Array(size), values: new Float32Array(size) }
  let end = 0
  return texts.map(({ isAnswered, weight, counts }) => {
    const from = end
    end += counts.size
    const own = inBuckets(counts, buckets)
    features.buckets.set(own.buckets, from)
    features.values.set(own.values, from)
    return { isAnswered, weight, features, from, to: end, coefficient: 0 }
  })
}

/** The features of one text alone. */
export function featuresOf({ features, from, to }: ClassifiedText): Features {
  return { buckets: features.buckets.subarray(from, to), values: features.values.subarray(from, to) }
}

/** The features of a text, counted, by the numbers that a classifier of so many buckets knows them by. */
function inBuckets(features: ReadonlyMap<number, number>, buckets: number): Features {
  return {
    buckets: Uint32Array.from(features.keys(), (feature) => (feature >>> 0) % buckets),
    values: Float32Array.from(features.values()),
  }
}

function dot({ buckets, values }: Features, weights: Float32Array | Int16Array): number {
  return buckets.reduce((sum, bucket, at) => sum + (weights[bucket] ?? 0) * (values[at] ?? 0), 0)
}
