import type { Language } from '../../../../contract/languages.ts'
import { isOfSigns, readable } from '../expressions.ts'
import de from './words/de.json' with { type: 'json' }
import en from './words/en.json' with { type: 'json' }
import es from './words/es.json' with { type: 'json' }
import fr from './words/fr.json' with { type: 'json' }
import ja from './words/ja.json' with { type: 'json' }
import ko from './words/ko.json' with { type: 'json' }
import zh from './words/zh.json' with { type: 'json' }

/** Words that mean alike, by what they mean, divided by "|"; "burn*" stands for every word that begins so. */
const written: Record<Language, typeof en> = { en, es, zh, ja, ko, fr, de }
const known = new Map<Language, [group: string, pattern: RegExp][]>()
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
  return Object.entries(written[language]).map(([group, words]) => {
    const either = words.split('|').map((word) => patternOf(word, language))
    return [group, new RegExp(either.join('|'), 'u')]
  })
}

function patternOf(word: string, language: Language): string {
  const isBeginning = word.endsWith('*')
  const text = readable(isBeginning ? word.slice(0, -1) : word, language).trim()
  const literal = text.replace(special, '\\$&')
  return isOfSigns(language) ? literal : ` ${literal}${isBeginning ? '[^ ]*' : ''}(?= )`
}
