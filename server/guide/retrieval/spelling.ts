/** Finds the words of a vocabulary that a misspelt one was probably meant to be. */
export type SpellingGuide = {
  /** @param isUsed whether a word of the vocabulary still stands anywhere */
  near(word: string, isUsed?: (word: string) => boolean): string[]
  /** Takes one more word. */
  learn(word: string): void
}

const shortestGuess = 4
const longWord = 8
const mostGuesses = 4
const latin = /^[a-z]+$/

/**
 * Words are found through the pieces that remain when one letter is left out, so a look-up touches a handful of
 * candidates however large the vocabulary is. Of a piece only a number is kept: two that share one by chance cost a
 * comparison, and tens of thousands of pieces a few hundred kilobytes.
 */
export function createSpellingGuide(vocabulary: Iterable<string>): SpellingGuide {
  const known = lookUpIn(vocabulary)
  // Few words come later: they are sorted anew, among themselves, when somebody next misspells one.
  const learned = new Set<string>()
  let late: LookUp | undefined
  return {
    learn(word) {
      learned.add(word)
      late = undefined
    },
    near(word, isUsed = () => true) {
      if (!isGuessable(word)) return []
      late ??= lookUpIn(learned)
      const allowed = word.length >= longWord ? 2 : 1
      return [...new Set([...known(word), ...late(word)])]
        .filter((candidate) => isUsed(candidate) && isWithin(word, candidate, allowed))
        .slice(0, mostGuesses)
    },
  }
}

/** Finds the words that share a piece with another one. */
type LookUp = (word: string) => Iterable<string>

function lookUpIn(vocabulary: Iterable<string>): LookUp {
  const words = [...vocabulary].filter(isGuessable)
  const { pieces, sharing } = sortedPieces(words)
  return (word) => {
    const candidates = new Set<string>()
    for (const piece of piecesOf(word)) {
      const wanted = numberOf(piece)
      for (let at = firstAtLeast(pieces, wanted); pieces[at] === wanted; at++)
        candidates.add(words[sharing[at] ?? 0] ?? '')
    }
    return candidates
  }
}

/** The pieces of all words, in order, and beside each the word that it is of. */
function sortedPieces(words: readonly string[]): { pieces: Uint32Array; sharing: Uint32Array } {
  const owners = words.flatMap((word, owner) => piecesOf(word).map(() => owner))
  const numbers = Uint32Array.from(words.flatMap((word) => piecesOf(word).map(numberOf)))
  const order = Uint32Array.from(numbers.keys()).sort(
    (left, right) => (numbers[left] ?? 0) - (numbers[right] ?? 0) || left - right,
  )
  return {
    pieces: order.map((at) => numbers[at] ?? 0),
    sharing: order.map((at) => owners[at] ?? 0),
  }
}

function isGuessable(word: string): boolean {
  return word.length >= shortestGuess && latin.test(word)
}

// FNV-1a in 32 bits.
function numberOf(piece: string): number {
  let number = 0x811c9dc5
  for (let at = 0; at < piece.length; at++) number = Math.imul(number ^ piece.charCodeAt(at), 0x01000193)
  return number >>> 0
}

function firstAtLeast(sorted: Uint32Array, wanted: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

function piecesOf(word: string): string[] {
  const pieces = [word]
  for (let at = 0; at < word.length; at++) pieces.push(word.slice(0, at) + word.slice(at + 1))
  return pieces
}

// Two letters changing places is the commonest slip of thumbs and counts as one.
function isWithin(left: string, right: string, allowed: number): boolean {
  if (left[0] !== right[0] || Math.abs(left.length - right.length) > allowed) return false
  let before: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let row = 1; row <= left.length; row++) {
    const current = [row]
    for (let column = 1; column <= right.length; column++) {
      const cost = left[row - 1] === right[column - 1] ? 0 : 1
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
      )
      if (
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1]
      ) {
        best = Math.min(best, (before[column - 2] ?? 0) + 1)
      }
      current.push(best)
    }
    before = last
    last = current
  }
  return (last[right.length] ?? allowed + 1) <= allowed
}
