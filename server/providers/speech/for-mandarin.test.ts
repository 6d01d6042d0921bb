import { expect, test } from 'vitest'
import { forMandarin } from './for-mandarin.ts'

test.for([
  ['20:30开始', '二十点三十分开始'],
  ['24:00关门', '二十四点关门'],
  ['2,000积分', '二千积分'],
  ['10000分', '一万分'],
  ['12,500分', '一万二千五百分'],
  ['10010', '一万零一十'],
  ['105个', '一百零五个'],
  ['15分钟', '十五分钟'],
  ['115', '一百一十五'],
  ['5550199', '五五五零一九九'],
  ['0号', '零号'],
  ['３号馆', '三号馆'],
])('"%s" is read as "%s"', ([text, read]) => {
  expect(forMandarin(text ?? '')).toBe(`<voice name="cmn-latn-pinyin+f5">${read}</voice>`)
})

test('a name in Latin letters gets the English voice, and no mark-up of a text gets through', () => {
  expect(forMandarin('去Chill Garden吧<b>&')).toBe(
    '<voice name="cmn-latn-pinyin+f5">去</voice><voice name="en-us+f5">Chill Garden</voice>' +
      '<voice name="cmn-latn-pinyin+f5">吧&lt;</voice><voice name="en-us+f5">b</voice>' +
      '<voice name="cmn-latn-pinyin+f5">&gt;&amp;</voice>',
  )
})
