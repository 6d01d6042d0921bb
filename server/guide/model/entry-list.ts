import type { PublicEntry } from '../../../contract/knowledge.ts'
import type { Language } from '../../../contract/languages.ts'
import { type EntryList, entryWords } from './evidence.ts'
import { dataLine, newFence } from './prompt.ts'

/** A festival of so many entries is listed as a whole. */
const MOST_LISTED = 300

/** What is listed beyond that: as many as the search says are near. */
const MOST_NEAR = 80

/** What is given in full anyway needs no list. */
const FEWEST_LISTED = 8

/**
 * What a model chooses from: everything, or the nearest where that is too much; undefined where there is no list.
 * @param nearest the nearest entries, best first
 */
export function listedOf<Entry>(
  entries: readonly Entry[],
  nearest: () => readonly Entry[],
): readonly Entry[] | undefined {
  if (entries.length <= FEWEST_LISTED) return undefined
  if (entries.length <= MOST_LISTED) return entries
  const near = nearest().slice(0, MOST_NEAR)
  return near.length > 0 ? near : undefined
}

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
