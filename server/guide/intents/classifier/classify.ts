import { readFileSync } from 'node:fs'
import type { Language } from '../../../../contract/languages.ts'
import { featuresOf, rows } from './features.ts'
import { type Label, labels } from './labels.ts'

/** The file of the weights: what they were learnt from as a SHA-256, the step, then a row for each feature. */
export const weightsFile = new URL('./weights.bin', import.meta.url)
/** Where the step stands in the file, and where the weights begin. */
export const stepAt = 32
export const weightsAt = 36

type Weights = { step: number; numbers: Int8Array }

let known: Weights | undefined

/** How likely a message is each of the labels; together 1. Nothing is read from the disk after the first message. */
export function classify(message: string, language: Language): Record<Label, number> {
  known ??= read()
  const { step, numbers } = known
  const sums = new Float64Array(labels.length)
  for (const [row, much] of featuresOf(message, language))
    for (let column = 0; column < labels.length; column++)
      sums[column] = (sums[column] ?? 0) + much * step * (numbers[row * labels.length + column] ?? 0)
  const largest = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - largest))
  const all = shares.reduce((total, share) => total + share, 0)
  return Object.fromEntries(labels.map((label, at) => [label, (shares[at] ?? 0) / all])) as Record<
    Label,
    number
  >
}

function read(): Weights {
  const file = readFileSync(weightsFile)
  const numbers = new Int8Array(file.buffer, file.byteOffset + weightsAt, rows * labels.length)
  return { step: file.readFloatLE(stepAt), numbers }
}
