import type { Language } from '../../contract/languages.ts'

type Ending = [plural: RegExp, singular: string]

// The first ending of a list that fits counts; a German plural may be of two singulars ("Stunden", "Türen").
const endings: Partial<Record<Language, Ending[][]>> = {
  en: [
    [
      [/ies$/, 'y'],
      [/(ss|sh|ch|x)es$/, '$1'],
      [/([^sui])s$/, '$1'],
    ],
  ],
  es: [
    [
      [/ces$/, 'z'],
      [/([^aeiou])es$/, '$1'],
      [/([aeo])s$/, '$1'],
    ],
  ],
  fr: [
    [
      [/eaux$/, 'eau'],
      [/([^sui])s$/, '$1'],
    ],
  ],
  de: [
    [
      [/([^su])s$/, '$1'],
      [/n$/, ''],
      [/e$/, ''],
    ],
    [[/en$/, '']],
  ],
}

/** What would be left of a shorter word is many words. */
const shortestSingular = 5

/**
 * The folded words of a text with their plurals as singulars, once for every kind of plural of the language. The other way round
 * is another matter: "entrada" is a way in, "entradas" are tickets.
 */
export function singularsOf(words: readonly string[], language: Language): string[][] {
  return (endings[language] ?? []).map((list) => words.map((word) => singularOf(word, list)))
}

function singularOf(word: string, list: readonly Ending[]): string {
  for (const [plural, singular] of list) {
    const shorter = word.replace(plural, singular)
    if (shorter !== word && shorter.length >= shortestSingular) return shorter
  }
  return word
}
