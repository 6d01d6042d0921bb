import { rowOf } from '../../../server/guide/intents/classifier/classify.ts'
import { featuresOf } from '../../../server/guide/intents/classifier/features.ts'
import { type Label, labels } from '../../../server/guide/intents/classifier/labels.ts'
import { type Lesson, steadyRandom } from './sources.ts'

/** The numbers of the features that are told apart, in order, and a row of weights for each, a column for each label. */
export type Learnt = { numbers: Uint32Array; weights: Float32Array }

type Vector = { rows: Int32Array; much: Float32Array; column: number; weight: number }

const rounds = 8
const rate = 0.15
const decay = 1e-5
// A label with a tenth of the lessons counts about twice as much for each of them.
const balance = 0.3
const negligible = 2e-3
// So many features of a message are left out at each step, others each time: none of them decides alone.
const leftOut = 0.2
// What stands in fewer lessons, each as much as it counts, says more about them than about a label.
const leastWeight = 2
const found = new WeakMap<Lesson, { numbers: Uint32Array; much: Float32Array }>()

/** Learns weights by multinomial logistic regression (AdaGrad). */
export function learn(lessons: readonly Lesson[]): Learnt {
  const numbers = numbersIn(lessons)
  const width = labels.length
  const weights = new Float32Array(numbers.length * width)
  const squares = new Float32Array(numbers.length * width).fill(1e-3)
  const shares = sharesOf(lessons)
  const order = lessons.map((lesson) => vectorOf(lesson, numbers))
  const random = steadyRandom(4711)
  const scores = new Float64Array(width)
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random)
    for (const whole of order) {
      const vector = thinned(whole, random)
      scoresOf(vector, weights, scores)
      const weight = vector.weight * (shares[vector.column] ?? 1)
      for (let column = 0; column < width; column++) {
        const wrong = ((scores[column] ?? 0) - (column === vector.column ? 1 : 0)) * weight
        if (Math.abs(wrong) > negligible) step(vector, column, wrong, weights, squares)
      }
    }
  }
  return { numbers, weights }
}

/** How likely a message is each label. */
export function scoresOf(vector: Vector, weights: Float32Array, scores: Float64Array): void {
  const width = labels.length
  scores.fill(0)
  for (let at = 0; at < vector.rows.length; at++) {
    const start = (vector.rows[at] as number) * width
    const much = vector.much[at] as number
    for (let column = 0; column < width; column++)
      scores[column] = (scores[column] as number) + (weights[start + column] as number) * much
  }
  const largest = Math.max(...scores)
  let all = 0
  for (let column = 0; column < width; column++) {
    scores[column] = Math.exp((scores[column] as number) - largest)
    all += scores[column] as number
  }
  for (let column = 0; column < width; column++) scores[column] = (scores[column] as number) / all
}

/** A lesson as rows of the features that are told apart. */
export function vectorOf(lesson: Lesson, numbers: Uint32Array): Vector {
  const column = labels.indexOf(lesson.label as Label)
  if (column < 0) throw new Error(`There is no label ${lesson.label}.`)
  const all = remember(lesson)
  const rows: number[] = []
  const much: number[] = []
  all.numbers.forEach((number, at) => {
    const row = rowOf(number, numbers)
    if (row < 0) return
    rows.push(row)
    much.push(all.much[at] as number)
  })
  return { rows: Int32Array.from(rows), much: Float32Array.from(much), column, weight: lesson.weight }
}

function remember(lesson: Lesson): { numbers: Uint32Array; much: Float32Array } {
  const known = found.get(lesson)
  if (known) return known
  const features = featuresOf(lesson.message, lesson.language, lesson.hasExpressions)
  const all = { numbers: Uint32Array.from(features.keys()), much: Float32Array.from(features.values()) }
  found.set(lesson, all)
  return all
}

function numbersIn(lessons: readonly Lesson[]): Uint32Array {
  const counts = new Map<number, number>()
  for (const lesson of lessons)
    for (const number of remember(lesson).numbers)
      counts.set(number, (counts.get(number) ?? 0) + lesson.weight)
  const kept = [...counts].filter(([, count]) => count >= leastWeight).map(([number]) => number)
  return Uint32Array.from(kept).sort()
}

/** A message without some of its features, the others made larger by as much. */
function thinned(vector: Vector, random: () => number): Vector {
  const kept: number[] = []
  for (let at = 0; at < vector.rows.length; at++) if (random() >= leftOut) kept.push(at)
  return {
    ...vector,
    rows: Int32Array.from(kept, (at) => vector.rows[at] as number),
    much: Float32Array.from(kept, (at) => (vector.much[at] as number) / (1 - leftOut)),
  }
}

function step(
  vector: Vector,
  column: number,
  wrong: number,
  weights: Float32Array,
  squares: Float32Array,
): void {
  for (let at = 0; at < vector.rows.length; at++) {
    const place = (vector.rows[at] as number) * labels.length + column
    const weight = weights[place] as number
    const slope = wrong * (vector.much[at] as number) + decay * weight
    const square = (squares[place] as number) + slope * slope
    squares[place] = square
    weights[place] = weight - (rate * slope) / Math.sqrt(square)
  }
}

function sharesOf(lessons: readonly Lesson[]): number[] {
  const counts = labels.map(() => 0)
  for (const { label, weight } of lessons) {
    const column = labels.indexOf(label as Label)
    counts[column] = (counts[column] ?? 0) + weight
  }
  const mean = counts.reduce((sum, count) => sum + count, 0) / labels.length
  return counts.map((count) => (count > 0 ? (mean / count) ** balance : 1))
}

function shuffle(order: Vector[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const held = order[at] as Vector
    order[at] = order[other] as Vector
    order[other] = held
  }
}
