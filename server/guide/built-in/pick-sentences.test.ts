import { describe, expect, test } from 'vitest'
import type { Language } from '../../../contract/languages.ts'
import { pickSentences, sentencesOf } from './pick-sentences.ts'

const pick = (text: string, question: string, language: Language = 'en') =>
  pickSentences(text, { question, language, hasTime: false })

const lockers =
  'Lockers stand in Hall 3. A small one costs €8 a day. They are open from 10:00 to 02:00. Bring your own padlock.'

describe('of the sentences of an entry', () => {
  test('the one that answers comes first', () => {
    expect(pick(lockers, 'how much is a small locker')[0]).toBe('A small one costs €8 a day.')
    expect(pick(lockers, 'do I need a padlock')[0]).toBe('Bring your own padlock.')
  })

  test('one that leans on the sentence before follows it', () => {
    expect(pick(lockers, 'until when are they open')).toEqual([
      'A small one costs €8 a day.',
      'They are open from 10:00 to 02:00.',
    ])
    expect(pick('Lost something? Ask at the desk. We close at 22:00.', 'where do I ask')).toEqual([
      'Lost something?',
      'Ask at the desk.',
    ])
  })

  test.each<[Language, string, string, string]>([
    [
      'en',
      'You build a robot. It costs €5. Bring a friend. For ages 8 and up.',
      'cost',
      'For ages 8 and up.',
    ],
    ['de', 'Du baust. Es kostet 5 €. Bring Freunde mit. Ab 8 Jahren.', 'Preis', 'Ab 8 Jahren.'],
    ['fr', 'On bâtit. Entrée à 5 €. Venez à deux. Dès 8 ans.', 'prix', 'Dès 8 ans.'],
    ['es', 'Se construye. La entrada vale 5 €. Ven con amigos. Desde 8 años.', 'precio', 'Desde 8 años.'],
    ['zh', '一起搭机器人。门票5欧元。带上朋友。限8岁以上。', '多少钱', '限8岁以上。'],
    ['ja', 'ロボットを作ります。料金は5ユーロ。友達とどうぞ。8歳以上です。', 'いくら', '8歳以上です。'],
    ['ko', '로봇을 만듭니다. 가격은 5유로입니다. 친구와 오세요. 8세 이상입니다.', '얼마', '8세 이상입니다.'],
  ])('a limit of age is always among them, in %s', (language, text, question, limit) => {
    const picked = pick(text, question, language)
    expect(picked).toContain(limit)
    expect(picked.length).toBeLessThanOrEqual(3)
  })
})

test('a text in the characters of Taiwan is read like one of the mainland, and stays as it was written', () => {
  const soldering = '焊接體驗每日都有。名額有限。未滿18歲須由家長陪同。'
  expect(pick(soldering, '有名額嗎', 'zh')).toEqual([
    '名額有限。',
    '焊接體驗每日都有。',
    '未滿18歲須由家長陪同。',
  ])
})

test('a date ends no sentence', () => {
  expect(sentencesOf('Offen bis Montag, 14. Juni, 11 Uhr. Danach zu.', 'de')).toEqual([
    'Offen bis Montag, 14. Juni, 11 Uhr.',
    'Danach zu.',
  ])
})
