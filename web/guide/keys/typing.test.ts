import chinese from 'simple-keyboard-layouts/build/layouts/chinese'
import { expect, test } from 'vitest'
import { type Language, languages } from '../../../contract/languages.ts'
import { keysOf } from './key-layouts.ts'
import { choicesOf, choose, type PinyinTable } from './pinyin.ts'
import { finished, type Typed, typed, typeKey } from './typing.ts'

function type(keys: string[], language: Language, start = ''): Typed {
  return keys.reduce((before, key) => typeKey(before, key, language), typed(start, language))
}

test.each([
  ['en', ['H', 'i'], 'Hi'],
  ['de', ['ö', 'x', '{bksp}'], 'ö'],
  ['ja', [...'toirehadoko', '？'], 'といれはどこ？'],
  ['ja', [...'kitte', '{bksp}', 'a'], 'きった'],
  ['ko', [...'ㅎㅘㅈㅏㅇㅅㅣㄹ'], '화장실'],
  ['ko', [...'ㅎㅗㅏㅈㅏㅇㅅㅣㄹ', ' ', ...'ㅇㅓㄷㅣ', '?'], '화장실 어디?'],
  ['ko', [...'ㄱㅏㄱ', '{bksp}', 'ㄴ'], '간'],
] as const)('%s: %j reads %s', (language, keys, text) => {
  expect(type([...keys], language).text).toBe(text)
})

test('a last n becomes ん when nothing follows, and a text from elsewhere is typed on', () => {
  expect(finished(type([...'ramen'], 'ja'), 'ja')).toBe('らめん')
  expect(type([...'wa'], 'ja', '今日').text).toBe('今日わ')
  expect(type(['ㄹ'], 'ko', '하').text).toBe('할')
})

test('pinyin becomes Han characters, syllable by syllable', () => {
  const { layoutCandidates: table } = chinese as unknown as { layoutCandidates: PinyinTable }
  const first = choicesOf('我zainali', table)
  expect(first?.syllable).toBe('zai')
  expect(first?.characters).toContain('在')
  const after = first ? choose('我zainali', first, '在') : ''
  expect(after).toBe('我在nali')
  expect(choicesOf(after, table)?.characters).toContain('那')
  expect(choicesOf('我在', table)).toBeUndefined()
})

test.each(languages)(
  'the keys of %s have a way to send, to take back and to part words on every layer',
  (language) => {
    for (const rows of Object.values(keysOf(language))) {
      const keys = rows.join(' ').split(' ')
      for (const needed of ['{send}', '{bksp}', '{space}', '?']) {
        expect(keys.some((key) => key === needed || (needed === '?' && key === '？'))).toBe(true)
      }
      expect(Math.max(...rows.map((row) => row.split(' ').length))).toBeLessThanOrEqual(11)
    }
  },
)
