import { writeFileSync } from 'node:fs'
import { stepAt, weightsAt, weightsFile } from '../server/guide/intents/classifier/classify.ts'
import { fingerprintOfExamples } from '../server/guide/intents/classifier/examples.ts'
import { printHeldOut } from './guide/intents-learning/held-out.ts'
import { learn } from './guide/intents-learning/learn.ts'
import {
  conceptLessons,
  expressionLessons,
  festivalLessons,
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
      ...festivalLessons(),
      ...ownLessons(),
      ...expressionLessons(),
      ...conceptLessons(),
    ]),
  )

/** Writes the weights a byte each; the largest are cut off, so that the small ones keep their difference. */
function write(weights: Float32Array): void {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const step = Math.min(largest, 8) / 127
  const file = Buffer.alloc(weightsAt + weights.length)
  fingerprintOfExamples().copy(file)
  file.writeFloatLE(step, stepAt)
  weights.forEach((weight, at) => {
    file.writeInt8(Math.max(-127, Math.min(127, Math.round(weight / step))), weightsAt + at)
  })
  writeFileSync(weightsFile, file)
  console.log(`${weights.length} weights, the largest ${largest.toFixed(1)}`)
}
