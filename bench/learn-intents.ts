import { writeFileSync } from 'node:fs'
import { countAt, numbersAt, stepAt, weightsFile } from '../server/guide/intents/classifier/classify.ts'
import { fingerprintOfExamples } from '../server/guide/intents/classifier/examples.ts'
import { printHeldOut } from './guide/intents-learning/held-out.ts'
import { type Learnt, learn } from './guide/intents-learning/learn.ts'
import {
  conceptLessons,
  eventLessons,
  expressionLessons,
  gradedLessons,
  ownLessons,
  writtenLessons,
} from './guide/intents-learning/sources.ts'

if (process.argv.includes('--held-out')) printHeldOut()
else
  write(
    learn([
      ...writtenLessons(),
      ...gradedLessons(),
      ...eventLessons(),
      ...ownLessons(),
      ...expressionLessons(),
      ...conceptLessons(),
    ]),
  )

/** Writes the weights a byte each; the largest are cut off, so that the small ones keep their difference. */
function write({ numbers, weights }: Learnt): void {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const step = Math.min(largest, 8) / 127
  const weightsAt = numbersAt + 4 * numbers.length
  const file = Buffer.alloc(weightsAt + weights.length)
  fingerprintOfExamples().copy(file)
  file.writeFloatLE(step, stepAt)
  file.writeUInt32LE(numbers.length, countAt)
  numbers.forEach((number, at) => {
    file.writeUInt32LE(number, numbersAt + 4 * at)
  })
  weights.forEach((weight, at) => {
    file.writeInt8(Math.max(-127, Math.min(127, Math.round(weight / step))), weightsAt + at)
  })
  writeFileSync(weightsFile, file)
  console.log(`${weights.length} weights, the largest ${largest.toFixed(1)}`)
}
