import type { Language } from '../../../contract/languages.ts'
import { stem } from './stem.ts'

const shortestPart = 4
// "Geburtstag+s+kuchen": what German puts between two words means nothing.
const linking = /^(?:es|en|s|n)(?=.{4})/

/**
 * The known words of which a German word nobody has heard of is made ("Karaokebox": Karaoke, Box): its longest known
 * beginning, and what follows if that is known too. Other languages write such words apart.
 */
export function partsOf(folded: string, language: Language, isKnown: (term: string) => boolean): string[] {
  if (language !== 'de') return []
  for (let at = folded.length - shortestPart + 1; at >= shortestPart; at--) {
    const first = stem(folded.slice(0, at), language)
    if (!isKnown(first)) continue
    const rest = folded.slice(at)
    const second = [rest, rest.replace(linking, '')].map((part) => stem(part, language)).find(isKnown)
    return second ? [first, second] : [first]
  }
  return []
}
