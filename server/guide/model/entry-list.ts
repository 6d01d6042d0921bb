import type { PublicEntry } from '../../../contract/knowledge.ts'
import type { Language } from '../../../contract/languages.ts'
import { type EntryList, entryWords } from './evidence.ts'
import { dataLine, newFence } from './prompt.ts'

/** Characters for the descriptions of a whole list, and the most and the fewest of one description. */
const ALL_DESCRIPTIONS = 24_000
const LONGEST = 240
const SHORTEST = 60

/**
 * Makes the list. The same entries in the same order give a text that servers can keep from one question to the next.
 * @param entries in the asked language
 */
export function listEntries(
  entries: readonly PublicEntry[],
  language: Language,
  timeZone: string,
): EntryList {
  const share = Math.floor(ALL_DESCRIPTIONS / Math.max(1, entries.length))
  const longest = Math.max(SHORTEST, Math.min(LONGEST, share))
  const given = new Map(
    entries.map((entry) => {
      const short = { ...entry, tags: [], description: cutShort(entry.description, longest) }
      return [entry.id, entryWords(short, language, timeZone)]
    }),
  )
  const fence = newFence()
  const lines = [...given].map(([id, words]) => dataLine(id, words))
  return { entries: given, text: [fence, ...lines, fence].join('\n'), fence }
}

/** Chinese and its neighbours say the same in half the characters. A number is never cut in two. */
function cutShort(text: string, longest: number): string {
  const most = /[\p{Script=Han}\p{Script=Hangul}]/u.test(text) ? Math.ceil(longest / 2) : longest
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const atWord = /^[\s\S]*(?=\s)/u.exec(cut)?.[0] ?? ''
  const kept = atWord.length > most / 2 ? atWord : cut
  return `${kept.replace(/[\p{N}\p{Sc}.,:：–—~〜-]+\s*$/u, '').trimEnd()} …`
}
