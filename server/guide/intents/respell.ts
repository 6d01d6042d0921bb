import type { Language } from '../../../contract/languages.ts'
import { fold, readConcepts } from '../../concepts/index.ts'
import { readable } from './expressions.ts'

const shortest = 5
const known = new Map<Language, ReadonlySet<string>>()
const neighbours = new WeakMap<ReadonlyMap<string, unknown>, Map<string, string>>()

/**
 * A readable message in which words that no visitor is known to use are replaced by the word of an expression that was
 * probably meant: one letter missing, too much, wrong or swapped, or written as it sounds ("kemado", "kelkun").
 * @param words the words of the expressions
 */
export function respell(text: string, words: ReadonlyMap<string, unknown>, language: Language): string {
  const usual = usualWords(language)
  const near = nearWords(words, language)
  const meant = (word: string) => {
    if (word.length < shortest - 1 || words.has(word) || usual.has(word)) return word
    const sound = near.get(`~${soundOf(word, language)}`)
    if (sound) return sound
    if (word.length < shortest) return word
    for (const shorter of [word, ...withoutOne(word)]) {
      const found = near.get(shorter)
      if (found && Math.abs(found.length - word.length) <= 1 && isNear(found, word)) return found
    }
    return word
  }
  return ` ${text.trim().split(' ').map(meant).join(' ')} `
}

/** Words by each of their spellings with one letter missing, and by their sound. */
function nearWords(words: ReadonlyMap<string, unknown>, language: Language): Map<string, string> {
  const made = neighbours.get(words)
  if (made) return made
  const near = new Map<string, string>()
  for (const word of words.keys()) {
    if (word.length < shortest) continue
    for (const shorter of [word, ...withoutOne(word)]) if (!near.has(shorter)) near.set(shorter, word)
    near.set(`~${soundOf(word, language)}`, word)
  }
  neighbours.set(words, near)
  return near
}

function withoutOne(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

/** Whether one change makes one of the other: two words with one letter missing each may differ in two places. */
function isNear(one: string, other: string): boolean {
  let from = 0
  while (from < one.length && one[from] === other[from]) from++
  // Nobody mistakes the first letter.
  if (from === 0) return false
  const [left, right] = [one.slice(from), other.slice(from)]
  if (left.length !== right.length)
    return left.length > right.length ? left.slice(1) === right : right.slice(1) === left
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
  return isSwapped || left.slice(1) === right.slice(1)
}

const sounds: Partial<Record<Language, readonly [RegExp, string][]>> = {
  es: [
    [/qu|c(?=[aou])/g, 'k'],
    [/c(?=[ei])|z/g, 's'],
    [/v/g, 'b'],
    [/l?y|ll?(?=[aeou])/g, 'y'],
    [/h/g, ''],
  ],
  fr: [
    [/qu|c(?=[aou])/g, 'k'],
    [/c(?=[ei])/g, 's'],
    [/ph/g, 'f'],
    [/h/g, ''],
    [/e[sr]?$|er$|es$/g, 'e'],
  ],
  en: [
    [/ph/g, 'f'],
    [/ie|ei/g, 'i'],
    [/ck|c(?=[aou])/g, 'k'],
  ],
  de: [
    [/ph|v/g, 'f'],
    [/ck|c/g, 'k'],
    [/ie/g, 'i'],
    [/dt/g, 't'],
  ],
}

function soundOf(word: string, language: Language): string {
  return (sounds[language] ?? []).reduce((text, [pattern, sound]) => text.replace(pattern, sound), word)
}

/** The words in which visitors are known to ask, as `readable` spells them. */
function usualWords(language: Language): ReadonlySet<string> {
  const made = known.get(language)
  if (made) return made
  const words = new Set<string>()
  for (const { terms, asked } of readConcepts(language))
    for (const word of readable(fold([...terms, ...asked].join(' '), language), language).split(' '))
      words.add(word)
  known.set(language, words)
  return words
}
