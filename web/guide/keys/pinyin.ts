/** Han characters by their syllable, the most common first, parted by spaces. */
export type PinyinTable = Readonly<Record<string, string>>

/** What the letters at the end of a text may stand for. */
export interface PinyinChoice {
  /** The syllable that a choice replaces. */
  syllable: string
  characters: string[]
}

/** The Han characters of the first syllable that is still written in letters; undefined where there is none. */
export function choicesOf(text: string, table: PinyinTable): PinyinChoice | undefined {
  const letters = lettersAtEnd(text)
  for (let length = Math.min(letters.length, LONGEST_SYLLABLE); length > 0; length--) {
    const syllable = letters.slice(0, length)
    const characters = Object.hasOwn(table, syllable) ? table[syllable] : undefined
    if (characters) return { syllable, characters: characters.split(' ') }
  }
  return undefined
}

/** The text with a character in place of that syllable. */
export function choose(text: string, { syllable }: PinyinChoice, character: string): string {
  const letters = lettersAtEnd(text)
  return text.slice(0, text.length - letters.length) + character + letters.slice(syllable.length)
}

/** "zhuang" */
const LONGEST_SYLLABLE = 6

function lettersAtEnd(text: string): string {
  return /[a-zü]*$/.exec(text)?.[0] ?? ''
}
