import { matchLexicon } from '../intents/match-lexicon.ts'
import type { Retriever } from '../retrieval/index.ts'
import type { PhrasesTask } from './messages.ts'

/** So much nearer to another entry a phrase is that entry's; a little nearer is what the phrase is to change. */
const CLEARLY_NEARER = 2

/**
 * Those phrases that may be added to an entry: they do not ask for another one, nor for the programme of a moment or
 * for help, which are answered before any phrase is looked at.
 */
export function ownPhrases(
  retriever: Retriever,
  { entryId, language, phrases, now }: Omit<PhrasesTask, 'kind'>,
): string[] {
  return phrases.filter((phrase) => {
    if (matchLexicon(phrase, language)) return false
    const { hits, grounded, isProgramme } = retriever.search(phrase, language, now)
    if (isProgramme) return false
    const [best] = hits
    if (!grounded || !best || best.entry.id === entryId) return true
    const own = hits.find(({ entry }) => entry.id === entryId)?.score ?? 0
    const isAskedAsThis = best.entry.askedAs[language]?.some((known) => isSame(known, phrase)) ?? false
    return !isAskedAsThis && best.score < CLEARLY_NEARER * own
  })
}

function isSame(one: string, other: string): boolean {
  const words = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ')
  return words(one) === words(other)
}
