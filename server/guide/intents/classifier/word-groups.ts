import type { Language } from '../../../../contract/languages.ts'
import { isOfSigns, readable } from '../expressions.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import everywhere from './words/everywhere.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import ja from './words/ja.json' with { type: 'json' }
import ko from './words/ko.json' with { type: 'json' }
import zh from './words/zh.json' with { type: 'json' }

/** Words that mean alike, by what they mean, divided by "|"; "burn*" stands for every word that begins so. */
const written: Record<Language, Record<string, string>> = { en, es, zh, ja, ko, fr, de }
const known = new Map<Language, [group: string, pattern: RegExp][]>()
// How long a word from elsewhere is at least in Chinese, Japanese and Korean.
const leastShared = 5
const special = /[.*+?^${}()|[\]\\]/g

/** The groups of which a word stands in a message, in the order of their first words. */
export function wordGroupsIn(message: string, language: Language): string[] {
  const text = readable(message, language)
  const patterns = known.get(language) ?? patternsOf(language)
  known.set(language, patterns)
  return patterns
    .map(([group, pattern]) => ({ group, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((left, right) => left.at - right.at)
    .map(({ group }) => group)
}

function patternsOf(language: Language): [string, RegExp][] {
  return Object.keys({ ...everywhere, ...written[language] }).map((group) => {
    const either = wordsOf(group, language).map((word) => patternOf(word, language))
    return [group, new RegExp(either.join('|'), 'u')]
  })
}

/** A group's words, its own and those of every language; where words have no ends, short ones would stand in others. */
function wordsOf(group: string, language: Language): string[] {
  const own: Record<string, string> = written[language]
  const shared: Record<string, string> = everywhere
  const words = (shared[group] ?? '').split('|')
  const fitting = isOfSigns(language) ? words.filter((word) => word.length >= leastShared) : words
  return [...(own[group] ?? '').split('|'), ...fitting].filter(Boolean)
}

function patternOf(word: string, language: Language): string {
  const isBeginning = word.endsWith('*')
  const text = readable(isBeginning ? word.slice(0, -1) : word, language).trim()
  const literal = text.replace(special, '\\$&')
  return isOfSigns(language) ? literal : ` ${literal}${isBeginning ? '[^ ]*' : ''}(?= )`
}
