import type { Language } from '../../../contract/languages.ts'
import { namesDate } from './month-names.ts'
import { weekdaysIn } from './weekdays.ts'
import { folded } from './words.ts'

/** A capitalised word and a number that is neither an hour nor the first of a range. */
const CAPITAL_AND_NUMBER =
  /(?<=[\p{L}\d,)] )(\p{Lu}[\p{L}\p{M}]+) (\d{1,2})(?![\d:.,]*\d|\s?(?:[aApP]\.?\s?[mM]\b|[hH]\b|[Uu]hr|%|[-–]|to\b|bis\b|a\b|à))/gu

/** Halls, gates, floors and numbers of rooms. */
const NUMBER_AND_COUNTER =
  /(?:ホール|ゲート|フロア)\s?\d+|\d+\s?(?:号馆|号館|号门|号|號|楼|层|階|番|홀|층|번)/gu

/**
 * Whether every place with a number in its name, such as "Hall 2", "2号馆" or "ホール2", stands in the given words:
 * a number alone may be known from elsewhere.
 */
export function numberedPlacesAreKnown(text: string, given: string, language: Language): boolean {
  const level = (words: string) => folded(words.normalize('NFKC')).replace(/\s+/gu, ' ')
  if (language === 'zh' || language === 'ja' || language === 'ko') {
    const bare = (words: string) => level(words).replace(/\s/gu, '')
    const known = bare(given)
    const places = text.normalize('NFKC').match(NUMBER_AND_COUNTER) ?? []
    return places.every((place) => standsIn(known, bare(place)))
  }
  const known = level(given)
  return [...text.matchAll(CAPITAL_AND_NUMBER)]
    .filter(([, name = '']) => weekdaysIn(name, language).size === 0 && !namesDate(name, language))
    .every(([place]) => standsIn(known, level(place)))
}

/** "Hall 1" does not stand in "Hall 12". */
function standsIn(known: string, place: string): boolean {
  return new RegExp(`(?<!\\d)${place}${/\d$/u.test(place) ? '(?!\\d)' : ''}`, 'u').test(known)
}
