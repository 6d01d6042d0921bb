import { languages } from '../../contract/languages.ts'
import { understandMore, type WrittenEntry } from './understand.ts'

// Most languages of an entry have to say it in the title or the first sentence: by one word, one language alone often
// means something else. What is said much less clearly than the surest is said in passing.
const leastSure = 0.5
// Tags and the title of the original stand in one language alone.
const sureInOriginal = 0.8
const leastShare = 0.6
const mostNamed = 5

/** The concepts that an entry is about, the surest first: what staff see and correct. */
export function mainConcepts(entry: WrittenEntry): string[] {
  const own = languages.filter((language) => language === 'en' || entry.translations[language])
  const sums = new Map<string, number>()
  for (const language of own)
    for (const [concept, sure] of understandMore(new Map(), entry, language))
      sums.set(concept, (sums.get(concept) ?? 0) + sure)
  const surest = Math.max(...sums.values())
  const byMost = [...sums].filter(([, sum]) => sum >= own.length * leastSure && sum >= surest * leastShare)
  const byOriginal = () =>
    [...understandMore(new Map(), entry, 'en')].filter(([, sure]) => sure >= sureInOriginal)
  const named = (byMost.length > 0 ? byMost : byOriginal())
    .toSorted(([, left], [, right]) => right - left)
    .slice(0, mostNamed)
    .map(([concept]) => concept)
  // Staff see all that they have added.
  return [...new Set([...(entry.conceptsAdded ?? []), ...named])]
}
