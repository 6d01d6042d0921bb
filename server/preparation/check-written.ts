import type { Language } from '../../contract/languages.ts'
import { canBeIn, factsAgree, isPlain } from '../guide/index.ts'
import { type KnowledgeEntry, toPhrase } from '../knowledge/index.ts'
import type { Translation } from '../knowledge/table.ts'

/** Limits of an entry (contract of the entries), and of a way of asking that anybody would type. */
const LONGEST_TITLE = 200
const LONGEST_DESCRIPTION = 5_000
const LONGEST_PHRASE = 120
const SHORTEST_PHRASE = 2

/** How much longer or shorter a translation may be; Chinese and its neighbours say the same in a third of the characters. */
const LONGER = 2.5
const SHORTER = { latin: 0.4, cjk: 0.12 }

/** Texts that are this short may be of any length in another language. */
const SHORT = 60

/**
 * A translation that may be shown: of the right language and length, without links, and without a number, hour, day or
 * price that the original does not have.
 * @returns undefined where it must not be shown
 */
export function checkedTranslation(
  entry: KnowledgeEntry,
  language: Language,
  written: Translation,
): Translation | undefined {
  const title = written.title.replace(/\s+/gu, ' ').trim()
  const description = written.description.trim()
  const original = `${entry.title}\n${entry.description}`
  const isUsable =
    title !== '' &&
    description !== '' &&
    title.length <= LONGEST_TITLE &&
    description.length <= LONGEST_DESCRIPTION &&
    isOfLength(entry.description, description, language) &&
    isClean(`${title}\n${description}`, original) &&
    canBeIn(description, language, original) &&
    factsAgree({ text: `${title}. ${description}`, language, original: wordsOf(entry), strict: true })
  return isUsable ? { title, description } : undefined
}

/** Those of so many phrases that somebody could ask in this language, each once, none that is known already. */
export function checkedPhrases(
  entry: KnowledgeEntry,
  language: Language,
  written: readonly string[],
  { known: before, most }: { known: readonly string[]; most: number },
): string[] {
  const given = [entry.title, entry.description, entry.location ?? '', ...titlesOf(entry)].join('\n')
  const known = new Set(before.map(keyOf))
  const phrases: string[] = []
  for (const phrase of written.map((text) => toPhrase(text).replace(/^["“„«「]+|["”“»」]+$/gu, ''))) {
    if (phrases.length === most) break
    const key = keyOf(phrase)
    const isUsable =
      phrase.length >= SHORTEST_PHRASE &&
      phrase.length <= LONGEST_PHRASE &&
      key !== '' &&
      !known.has(key) &&
      isPlain(phrase, given) &&
      canBeIn(phrase, language, given) &&
      factsAgree({ text: phrase, language, original: wordsOf(entry), strict: false })
    if (!isUsable) continue
    known.add(key)
    phrases.push(phrase)
  }
  return phrases
}

/** The same question in other capitals and punctuation. */
export function keyOf(phrase: string): string {
  return (
    phrase
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')
}

function isOfLength(original: string, written: string, language: Language): boolean {
  if (written.length <= SHORT && original.length <= SHORT) return true
  const isCjk = language === 'zh' || language === 'ja' || language === 'ko'
  const shortest = isCjk ? SHORTER.cjk : SHORTER.latin
  return written.length <= original.length * LONGER + SHORT && written.length >= original.length * shortest
}

/** What an organiser has marked up may stay so; nothing hidden, and no address that is not in the original, comes in. */
function isClean(written: string, original: string): boolean {
  const unmarked = (text: string) =>
    text.replace(/^\s*(?:#{1,6}|[-*+•>]|\d+[.)])\s+/gmu, '').replace(/\s+/gu, ' ')
  return isPlain(unmarked(written), original)
}

function wordsOf(entry: KnowledgeEntry) {
  const said = [entry.title, entry.description, entry.location ?? '', entry.tags.join(' ')].join('. ')
  return { said, translations: entry.translations }
}

function titlesOf({ translations }: KnowledgeEntry): string[] {
  return Object.values(translations).map(({ title }) => title)
}
