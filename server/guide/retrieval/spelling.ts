/** Finds the words of a vocabulary that a misspelt one was probably meant to be. */
export type SpellingGuide = { near(word: string): string[] }

const shortestGuess = 4
const longWord = 8
const latin = /^[a-z]+$/

/**
 * Words are found through the pieces that remain when one letter is left out, so a look-up touches a handful of
 * candidates however large the vocabulary is.
 */
export function createSpellingGuide(vocabulary: Iterable<string>): SpellingGuide {
  const byPiece = new Map<string, string[]>()
  for (const word of vocabulary) {
    if (word.length < shortestGuess || !latin.test(word)) continue
    for (const piece of piecesOf(word)) {
      const sharing = byPiece.get(piece)
      if (sharing) sharing.push(word)
      else byPiece.set(piece, [word])
    }
  }
  return {
    near(word) {
      if (word.length < shortestGuess || !latin.test(word)) return []
      const candidates = new Set(piecesOf(word).flatMap((piece) => byPiece.get(piece) ?? []))
      const allowed = word.length >= longWord ? 2 : 1
      return [...candidates].filter((candidate) => isWithin(word, candidate, allowed)).slice(0, 4)
    },
  }
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
