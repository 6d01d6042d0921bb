/** Words that this twin of a model takes for the same. */
const meanings: Record<string, string> = { crimson: 'red', rot: 'red', azure: 'blue', blau: 'blue' }

/** A vector that says which words a text has, and nothing more: no model of meaning, but one that can be computed. */
export function vectorOf(text: string, dimensions = 48): number[] {
  const vector = Array.from({ length: dimensions }, () => 0.01)
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    let hash = 7
    const meant = meanings[word] ?? word
    for (const letter of meant) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
    const weight = Object.values(meanings).includes(meant) ? 4 : 1
    vector[hash % dimensions] = (vector[hash % dimensions] ?? 0) + weight
  }
  return vector
}
