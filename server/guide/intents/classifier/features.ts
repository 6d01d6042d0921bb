import { type Language, languages } from '../../../../contract/languages.ts'
import { fold } from '../../../concepts/index.ts'
import { isOfSigns } from '../expressions.ts'
import { matchLexicon } from '../match-lexicon.ts'
import { matchSmallTalk } from '../match-small-talk.ts'
import { matchTopic } from '../topics.ts'
import { wordGroupsIn } from './word-groups.ts'

/** What a message has: features by a number that stands for each of them, and how much of each. */
export type Features = Map<number, number>

// What all languages have in common has numbers of its own: a word for "blood" beside one for "head" means the same.
const shared = 0
// A longer message is a pasted page; what somebody wants stands in its first lines.
const longest = 600
const drawn = /(\p{L})\1+/gu
const apostrophes = /(?<=\p{L})'(?=\p{L})/gu
const between = /[^\p{L}\p{N}]+/gu

/**
 * The features of a message: pieces of its words and pairs of words (signs, where there are no spaces) in its language;
 * groups of words that mean alike, pairs of those, and what the expressions say, in any language.
 * @param hasExpressions false for an example that was made of an expression
 */
export function featuresOf(message: string, language: Language, hasExpressions = true): Features {
  const text = message.slice(0, longest)
  const features: Features = new Map()
  const own = 1 + languages.indexOf(language)
  const add = (whose: number, feature: string, much: number) => {
    const number = numberOf(feature, whose)
    features.set(number, (features.get(number) ?? 0) + much)
  }
  const folded = fold(text, language).replace(drawn, '$1$1')
  const pieces = isOfSigns(language) ? piecesOfSigns(folded, language) : piecesOfWords(folded, language)
  for (const group of pieces) for (const piece of group) add(own, piece, 1 / Math.sqrt(group.size))
  for (const [piece, much] of shapeOf(folded, language)) {
    add(own, piece, much)
    add(shared, `m${piece}`, much)
  }
  for (const [piece, much] of meaningOf(text, language)) add(shared, piece, much)
  if (hasExpressions) for (const said of saidIn(text, language)) add(shared, `x${said}`, 1)
  return features
}

function piecesOfWords(folded: string, language: Language): Set<string>[] {
  const text = language === 'fr' ? folded : folded.replace(apostrophes, '')
  const words = text.split(between).filter(Boolean).map(withoutNumber)
  const inWords = new Set<string>()
  for (const word of words) addParts(inWords, `_${word}_`, 2, 5)
  return [inWords, pairsOf(words)]
}

function piecesOfSigns(folded: string, language: Language): Set<string>[] {
  const spaced = folded.replace(between, language === 'ko' ? ' ' : '').replace(/\d+/g, '#')
  const text = `^${spaced.trim()}$`
  const parts = new Set<string>()
  addParts(parts, text, 1, 4)
  if (language !== 'ko') return [parts]
  addParts(parts, text.replaceAll(' ', ''), 2, 3)
  return [parts, pairsOf(text.slice(1, -1).split(' ').filter(Boolean))]
}

function addParts(parts: Set<string>, text: string, shortest: number, longestPart: number): void {
  for (let length = shortest; length <= longestPart; length++)
    for (let at = 0; at + length <= text.length; at++) parts.add(`c${text.slice(at, at + length)}`)
}

function pairsOf(words: readonly string[]): Set<string> {
  const pairs = new Set(words.map((word) => `w${word}`))
  const whole = ['^', ...words, '$']
  for (let at = 1; at < whole.length; at++) pairs.add(`b${whole[at - 1]} ${whole[at]}`)
  return pairs
}

function withoutNumber(word: string): string {
  return /^\d+$/.test(word) ? (word.length > 2 ? '#9' : '#') : word
}

/** How long a message is, and whether it asks. */
function shapeOf(folded: string, language: Language): [string, number][] {
  const words = isOfSigns(language) ? folded.length / 2.5 : folded.split(/\s+/).length
  const asks: [string, number][] = /[?？]/.test(folded) ? [['q', 0.5]] : []
  return [['bias', 1], [`len${Math.min(5, Math.floor(Math.log2(1 + words)))}`, 0.5], ...asks]
}

function meaningOf(text: string, language: Language): [string, number][] {
  const groups = wordGroupsIn(text, language)
  if (groups.length === 0) return [['k0', 1]]
  const alone = 0.2 + 0.7 / Math.sqrt(groups.length)
  const pairs = (groups.length * (groups.length - 1)) / 2
  const together = 0.8 / Math.sqrt(Math.max(1, pairs))
  const found: [string, number][] = groups.map((group) => [`k${group}`, alone])
  groups.forEach((one, at) => {
    for (const other of groups.slice(at + 1)) found.push([`p${[one, other].sort().join(' ')}`, together])
  })
  return found
}

/** What the expressions say of a message. */
function saidIn(text: string, language: Language): string[] {
  const intent = matchLexicon(text, language)
  const smallTalk = matchSmallTalk(text, language)
  const topic = matchTopic(text, language)
  const said = [intent && `L${intent}`, smallTalk && `S${smallTalk}`, topic && `T${topic}`]
  const found = said.filter((one) => one !== undefined)
  return found.length > 0 ? found : ['N']
}

/** FNV-1a of 32 bits with a last stir: of two hundred thousand features hardly two have the same number. */
function numberOf(feature: string, whose: number): number {
  let sum = Math.imul(0x811c9dc5 ^ whose, 0x01000193)
  for (let at = 0; at < feature.length; at++) sum = Math.imul(sum ^ feature.charCodeAt(at), 0x01000193)
  sum = Math.imul(sum ^ (sum >>> 15), 0x85ebca6b)
  return (sum ^ (sum >>> 13)) >>> 0
}
