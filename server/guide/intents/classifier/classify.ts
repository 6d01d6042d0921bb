import { readFileSync } from 'node:fs'
import type { Language } from '../../../../contract/languages.ts'
import { featuresOf } from './features.ts'
import { type Label, labels } from './labels.ts'

/** The file of the weights: what they were learnt from as a SHA-256, the step, the numbers of features, their weights. */
export const weightsFile = new URL('./weights.bin', import.meta.url)
/** Where the step stands in the file, where how many features there are, and where their numbers begin, in order. */
export const stepAt = 32
export const countAt = 36
export const numbersAt = 40

type Weights = { step: number; numbers: Uint32Array; weights: Int8Array }

let known: Weights | undefined

/** How likely a message is each of the labels; together 1. Nothing is read from the disk after the first message. */
export function classify(message: string, language: Language): Record<Label, number> {
  known ??= read()
  const { step, numbers, weights } = known
  const sums = new Float64Array(labels.length)
  for (const [number, much] of featuresOf(message, language)) {
    const row = rowOf(number, numbers)
    if (row < 0) continue
    for (let column = 0; column < labels.length; column++)
      sums[column] = (sums[column] ?? 0) + much * step * (weights[row * labels.length + column] ?? 0)
  }
  const largest = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - largest))
  const all = shares.reduce((total, share) => total + share, 0)
  return Object.fromEntries(labels.map((label, at) => [label, (shares[at] ?? 0) / all])) as Record<
    Label,
    number
  >
}

/** The place of a number among those in order; -1 where it is none of them: what was never learnt says nothing. */
export function rowOf(number: number, numbers: Uint32Array): number {
  let first = 0
  let last = numbers.length - 1
  while (first <= last) {
    const middle = (first + last) >> 1
    const found = numbers[middle] ?? 0
    if (found === number) return middle
    if (found < number) first = middle + 1
    else last = middle - 1
  }
  return -1
}

function read(): Weights {
  const file = readFileSync(weightsFile)
  const count = file.readUInt32LE(countAt)
  const weightsAt = numbersAt + 4 * count
  const numbers = new Uint32Array(count)
  for (let at = 0; at < count; at++) numbers[at] = file.readUInt32LE(numbersAt + 4 * at)
  const weights = new Int8Array(file.buffer, file.byteOffset + weightsAt, count * labels.length)
  return { step: file.readFloatLE(stepAt), numbers, weights }
}
