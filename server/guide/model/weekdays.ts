import type { Language } from '../../../contract/languages.ts'
import { folded } from './words.ts'

/** From Sunday on. English and German names count in full only: "sat" and "so" are words of their own. */
const names: Record<Language, readonly RegExp[]> = {
  en: ['sundays?', 'mondays?', 'tuesdays?', 'wednesdays?', 'thursdays?', 'fridays?', 'saturdays?'].map(word),
  es: ['domingos?', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabados?'].map(word),
  fr: ['dimanches?', 'lundis?', 'mardis?', 'mercredis?', 'jeudis?', 'vendredis?', 'samedis?'].map(word),
  de: ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', '(?:samstag|sonnabend)'].map(
    (name) => new RegExp(`\\b${name}`, 'u'),
  ),
  zh: [...'日一二三四五六'].map(
    (day) => new RegExp(`(?:周|星期|礼拜|週|禮拜)${day === '日' ? '[日天]' : day}`, 'u'),
  ),
  ja: [...'日月火水木金土'].map((day) => new RegExp(`${day}曜|[（(]${day}[）)]`, 'u')),
  ko: [...'일월화수목금토'].map((day) => new RegExp(`${day}요일`.normalize('NFKD'), 'u')),
}

function word(name: string): RegExp {
  return new RegExp(`\\b${name}\\b`, 'u')
}

/** Weekdays that a text names; 0 is Sunday. English names count in every language, since some entries stay English. */
export function weekdaysIn(text: string, language: Language): Set<number> {
  const level = language === 'zh' || language === 'ja' ? text : folded(text)
  const found = new Set<number>()
  for (const patterns of [names[language], names.en]) {
    patterns.forEach((pattern, day) => {
      if (pattern.test(patterns === names.en ? folded(text) : level)) found.add(day)
    })
  }
  return found
}
