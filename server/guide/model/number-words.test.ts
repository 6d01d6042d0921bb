import { expect, test } from 'vitest'
import type { Language } from '../../../contract/languages.ts'
import { withDigits } from './number-words.ts'

test.for<[Language, string, string]>([
  ['en', 'at nine, for twenty-five dollars', 'at 9, for 25 dollars'],
  ['en', "one of us comes at one o'clock", "one of us comes at 1 o'clock"],
  ['es', 'a las ocho y treinta y cinco', 'a las 8 y 35'],
  ['fr', 'à vingt heures', 'à 20 heures'],
  ['de', 'um halb neun, dreiundzwanzig Uhr', 'um halb 9, 23 Uhr'],
  ['zh', '晚上八点三十分，二十五美元', '晚上8点30分，25美元'],
  ['zh', '有一点远，二〇二六', '有一点远，二〇二六'],
  ['ja', '午後十一時に百二十ドル', '午後11時に120ドル'],
  ['ja', '三時間', '3時間'],
  ['ko', '저녁 여덟 시에 이십오 달러', '저녁 8 시에 25 달러'],
  ['ko', '다시 만나요', '다시 만나요'],
])('in %s "%s" counts as "%s"', ([language, text, digits]) => {
  expect(withDigits(text, language)).toBe(digits)
})
