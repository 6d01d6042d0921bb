/** A vector of length 1 in a quarter of the room: numbers from -127 to 127, times the step. */
export interface Packed {
  numbers: Int8Array
  step: number
}

const LARGEST = 127

/** Packs a vector, whatever its length. What is lost is far below what two texts differ by. */
export function packed(vector: ArrayLike<number>): Packed {
  let squares = 0
  let largest = 0
  for (let at = 0; at < vector.length; at++) {
    const number = vector[at] ?? 0
    squares += number * number
    largest = Math.max(largest, Math.abs(number))
  }
  const numbers = new Int8Array(vector.length)
  for (let at = 0; at < vector.length; at++) numbers[at] = Math.round(((vector[at] ?? 0) / largest) * LARGEST)
  return { numbers, step: largest / Math.sqrt(squares) / LARGEST }
}

/** How many 32-bit words the signs of a vector take. */
export function wordsOfSigns(dimensions: number): number {
  return Math.ceil(dimensions / 32)
}

/** Writes down which numbers are positive, a bit each: vectors that are near each other share most of them. */
export function writeSigns(numbers: Int8Array, signs: Int32Array): void {
  signs.fill(0)
  for (let at = 0; at < numbers.length; at++)
    if ((numbers[at] as number) > 0) signs[at >> 5] = (signs[at >> 5] as number) | (1 << (at & 31))
}
