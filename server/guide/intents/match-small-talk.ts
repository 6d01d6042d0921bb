import type { Language } from '../../../contract/languages.ts'
import { patternOf, readable } from './expressions.ts'
import de from './small-talk/de.json' with { type: 'json' }
import en from './small-talk/en.json' with { type: 'json' }
import es from './small-talk/es.json' with { type: 'json' }
import fr from './small-talk/fr.json' with { type: 'json' }
import ja from './small-talk/ja.json' with { type: 'json' }
import ko from './small-talk/ko.json' with { type: 'json' }
import zh from './small-talk/zh.json' with { type: 'json' }

// What a message is that is several: "thanks, bye" is a goodbye, "hi, how are you" asks how Leon is.
const order = [
  'unfriendly',
  'affection',
  'aboutMe',
  'joke',
  'howAreYou',
  'goodbye',
  'thanks',
  'greeting',
] as const

/** Something that is said for its own sake and not to learn about the festival. */
export type SmallTalk = (typeof order)[number]

type Piece = { kind: SmallTalk | 'filler'; pattern: RegExp }

/** What small talk is made of. A message is small talk when nothing else is in it. */
const written: Record<Language, Record<SmallTalk | 'filler', readonly string[]>> = {
  en,
  es,
  zh,
  ja,
  ko,
  fr,
  de,
}
const known = new Map<Language, Piece[]>()
// Whoever writes more has something to say.
const longest = 120

/**
 * The kind of small talk that a message consists of; undefined when a word of it is about something else, so that
 * "thanks, and when do you close?" is a question.
 */
export function matchSmallTalk(message: string, language: Language): SmallTalk | undefined {
  const text = readable(message, language)
  if (text.length > longest) return undefined
  const kinds = cover(text, piecesOf(language))
  return kinds && order.find((kind) => kinds.has(kind))
}

// The cheapest way to lay pieces over the whole text: fillers cost what they cover, expressions nothing.
function cover(text: string, pieces: readonly Piece[]): Set<SmallTalk | 'filler'> | undefined {
  const end = text.startsWith(' ') ? text.length - 1 : text.length
  const reached: ({ cost: number; kinds: Set<SmallTalk | 'filler'> } | undefined)[] = [
    { cost: 0, kinds: new Set() },
  ]
  for (let at = 0; at < end; at++) {
    const here = reached[at]
    if (!here) continue
    for (const { kind, pattern } of pieces) {
      pattern.lastIndex = at
      const length = pattern.exec(text)?.[0].length
      if (!length) continue
      // The space after a word is the one before the next.
      const next = text.startsWith(' ') ? at + length - 1 : at + length
      const cost = here.cost + (kind === 'filler' ? next - at : 0)
      const before = reached[next]
      if (!before || cost < before.cost) reached[next] = { cost, kinds: new Set([...here.kinds, kind]) }
    }
  }
  return reached[end]?.kinds
}

function piecesOf(language: Language): Piece[] {
  const made = known.get(language)
  if (made) return made
  const pieces = ([...order, 'filler'] as const).flatMap((kind) =>
    written[language][kind].map((expression) => ({
      kind,
      pattern: new RegExp(patternOf(expression, language), 'uy'),
    })),
  )
  known.set(language, pieces)
  return pieces
}
