import { expect, test } from 'vitest'
import type { Language } from '../../../contract/languages.ts'
import { numberedPlacesAreKnown } from './numbered-places.ts'

const given: Record<string, string> = {
  en: 'Hall 2 and Hall 12, Gate 4, Friday 5 December, 3 stages',
  de: 'Halle 2, Tor 4, 3 Bühnen',
  es: 'Pabellón 2, Puerta 4, 3 escenarios',
  zh: '2号馆、4号门，3个舞台',
  ja: 'ホール2、4番ゲート、3つのステージ',
  ko: '2홀 1층, 4번 문, 무대 3개',
}

test.for<[Language, string, boolean]>([
  ['en', 'It is in Hall 2, by Gate 4.', true],
  ['en', 'It is in Hall 3.', false],
  ['en', 'It is in Hall 1.', false],
  ['en', 'Come on Friday 3 to 11 PM in December 3.', true],
  ['de', 'Komm in die Halle 2.', true],
  ['de', 'Komm in die Halle 3.', false],
  ['es', 'Está en el Pabellón 3.', false],
  ['zh', '在2号馆。', true],
  ['zh', '在3号馆。', false],
  ['ja', 'ホール2です。', true],
  ['ja', 'ホール3です。', false],
  ['ko', '2홀 1층이에요.', true],
  ['ko', '3홀 1층이에요.', false],
])('%s: "%s" names places that are there: %s', ([language, text, expected]) => {
  expect(numberedPlacesAreKnown(text, given[language] ?? '', language)).toBe(expected)
})
