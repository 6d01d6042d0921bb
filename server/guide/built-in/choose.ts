/** A whole number that is always the same for the same text. */
export function numberOf(text: string): number {
  let hash = 2_166_136_261
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0
  // The last bits of neighbouring seeds look alike, so they are stirred once more.
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507) >>> 0
  return (hash ^ (hash >>> 13)) >>> 0
}

/** One of the choices, the same for the same seed. */
export function chooseBy<Choice>(
  seed: string,
  choices: readonly [Choice, ...Choice[]] | readonly Choice[],
): Choice {
  const chosen = choices[numberOf(seed) % Math.max(1, choices.length)]
  if (chosen === undefined) throw new Error('There is nothing to choose from.')
  return chosen
}
