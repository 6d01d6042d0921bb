import type { Language } from '../../../contract/languages.ts'
import { cover, type Piece, piecesOf } from './cover.ts'
import { readable } from './expressions.ts'
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
const known = new Map<Language, Piece<SmallTalk | 'filler'>[]>()
// Whoever writes more has something to say.
const longest = 120

/**
 * The kind of small talk that a message consists of; undefined when a word of it is about something else, so that
 * "thanks, and when do you close?" is a question.
 */
export function matchSmallTalk(message: string, language: Language): SmallTalk | undefined {
  const text = readable(message, language)
  if (text.length > longest) return undefined
  const pieces = known.get(language) ?? piecesOf(written[language], [...order, 'filler'], language)
  known.set(language, pieces)
  const kinds = cover(text, pieces, 'filler')
  return kinds && order.find((kind) => kinds.has(kind))
}
