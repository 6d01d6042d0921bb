import type { Language } from '../../contract/languages.ts'
import { fold } from './fold.ts'
import { conceptsIn } from './library.ts'
import { singularsOf } from './plurals.ts'

/** Finds the terms of the concepts in the text of an entry. */
export type Lexicon = {
  /** The concepts whose terms stand in a text, a term in the singular also in the plural. */
  conceptsIn(text: string): Set<string>
}

const writtenWithoutSpaces: readonly Language[] = ['zh', 'ja', 'ko']
const words = /[\p{L}\p{N}]+/gu
const spaces = /\s+/g
// A German word is often two: a term of five letters or more is found at either end of a longer word.
const compounding: readonly Language[] = ['de']
const shortestPart = 5
// A single character is part of too many words.
const shortestSign = 2

const lexicons = new Map<Language, Lexicon>()

/** The terms of a language; they are collected when they are first needed. */
export function lexiconOf(language: Language): Lexicon {
  const known = lexicons.get(language)
  if (known) return known
  const lexicon = writtenWithoutSpaces.includes(language)
    ? lexiconOfSigns(language)
    : lexiconOfWords(language)
  lexicons.set(language, lexicon)
  return lexicon
}

function lexiconOfWords(language: Language): Lexicon {
  const terms = termsOf(language, (term) => (fold(term, language).match(words) ?? []).join(' '))
  const longest = Math.max(...[...terms.keys()].map((term) => term.split(' ').length))
  const parts = compounding.includes(language) ? (word: string) => partsOf(word, terms) : () => []
  return {
    conceptsIn(text) {
      const found = new Set<string>()
      const written: string[] = fold(text, language).match(words) ?? []
      const note = (term: string) => {
        for (const concept of terms.get(term) ?? []) found.add(concept)
      }
      for (const part of written.flatMap(parts)) note(part)
      for (const phrase of phrasesOf(written, written, longest)) note(phrase)
      for (const singulars of singularsOf(written, language))
        for (const others of [singulars, written])
          for (const phrase of phrasesOf(singulars, others, longest)) note(phrase)
      return found
    },
  }
}

/** Every row of so many words or fewer: the first as it stands in one list, the others as in another ("silla de ruedas"). */
function* phrasesOf(firsts: readonly string[], others: readonly string[], longest: number): Iterable<string> {
  for (let from = 0; from < firsts.length; from++) {
    let phrase = firsts[from] ?? ''
    yield phrase
    for (let to = from + 1; to < Math.min(others.length, from + longest); to++) {
      phrase += ` ${others[to]}`
      yield phrase
    }
  }
}

function partsOf(word: string, terms: ReadonlyMap<string, readonly string[]>): string[] {
  const parts: string[] = []
  for (let at = shortestPart; at <= word.length - 3; at++) {
    if (terms.has(word.slice(0, at))) parts.push(word.slice(0, at))
    if (terms.has(word.slice(word.length - at))) parts.push(word.slice(word.length - at))
  }
  return parts
}

function lexiconOfSigns(language: Language): Lexicon {
  const terms = termsOf(language, (term) => fold(term, language).replace(spaces, ''))
  const byStart = new Map<string, string[]>()
  for (const term of terms.keys()) {
    if (term.length < shortestSign) continue
    const start = term.slice(0, shortestSign)
    byStart.set(start, [...(byStart.get(start) ?? []), term])
  }
  return {
    conceptsIn(text) {
      const found = new Set<string>()
      const written = fold(text, language).replace(spaces, '')
      for (let at = 0; at + shortestSign <= written.length; at++)
        for (const term of byStart.get(written.slice(at, at + shortestSign)) ?? [])
          if (written.startsWith(term, at) && !cutsWord(written, at, term))
            for (const concept of terms.get(term) ?? []) found.add(concept)
      return found
    },
  }
}

const latin = /[a-z\d]/

// Words in Latin letters stand whole: "ar" is no part of "Marea".
function cutsWord(written: string, at: number, term: string): boolean {
  const isLatin = (place: number) => latin.test(written.charAt(place))
  const end = at + term.length
  return (isLatin(at) && isLatin(at - 1)) || (isLatin(end - 1) && isLatin(end))
}

// Spelt without its signs, "18+" would be every eighteen: an hour, a price.
const isNumber = /^[\d ]*$/

function termsOf(language: Language, spell: (term: string) => string): Map<string, readonly string[]> {
  const terms = new Map<string, readonly string[]>()
  for (const { id, terms: own } of conceptsIn(language)) {
    // Nearly every term is of one concept alone: the thousands of them share a list.
    const alone = [id]
    for (const term of new Set(own.map(spell))) {
      if (isNumber.test(term)) continue
      const others = terms.get(term)
      terms.set(term, others ? [...others, id] : alone)
    }
  }
  return terms
}
