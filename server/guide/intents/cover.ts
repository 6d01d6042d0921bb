import type { Language } from '../../../contract/languages.ts'
import { patternOf } from './expressions.ts'

/** A pattern that may stand anywhere in a message, and the kind of thing that it says. */
export type Piece<Kind> = { kind: Kind; pattern: RegExp }

/** Patterns of the expressions of each kind. */
export function piecesOf<Kind extends string>(
  written: Record<Kind, readonly string[]>,
  kinds: readonly Kind[],
  language: Language,
): Piece<Kind>[] {
  return kinds.flatMap((kind) =>
    written[kind].map((expression) => ({
      kind,
      pattern: new RegExp(patternOf(expression, language), 'uy'),
    })),
  )
}

/**
 * The kinds of pieces that a readable message consists of, when they cover all of it; undefined when something is left.
 * @param text as `readable` makes it
 * @param costly a kind that is used only where no other fits
 */
export function cover<Kind>(
  text: string,
  pieces: readonly Piece<Kind>[],
  costly: Kind,
): Set<Kind> | undefined {
  const isOfWords = text.startsWith(' ')
  const end = isOfWords ? text.length - 1 : text.length
  const reached: ({ cost: number; kinds: Set<Kind> } | undefined)[] = [{ cost: 0, kinds: new Set() }]
  for (let at = 0; at < end; at++) {
    const here = reached[at]
    if (!here) continue
    for (const { kind, pattern } of pieces) {
      pattern.lastIndex = at
      const length = pattern.exec(text)?.[0].length
      if (!length) continue
      // The space after a word is the one before the next.
      const next = at + length - (isOfWords ? 1 : 0)
      const cost = here.cost + (kind === costly ? next - at : 0)
      const before = reached[next]
      if (!before || cost < before.cost) reached[next] = { cost, kinds: new Set([...here.kinds, kind]) }
    }
  }
  return reached[end]?.kinds
}
