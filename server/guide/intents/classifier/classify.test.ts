import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import { type Meaning, meaningOf } from '../meaning.ts'
import { weightsFile } from './classify.ts'
import { fingerprintOfExamples } from './examples.ts'

test('the weights were learnt from the examples and groups of words that are here (npm run bench -- learn-intents)', () => {
  const learntFrom = readFileSync(weightsFile).subarray(0, 32)
  expect(learntFrom.toString('hex')).toBe(fingerprintOfExamples().toString('hex'))
})

test.each<[Language, string, Pick<Meaning, 'intent' | 'topic'>]>([
  ['en', '', {}],
  ['en', '?', {}],
  ['ja', '🔥🔥🔥', {}],
  ['de', '   ', {}],
])('in %s, "%s" means nothing that could be known', (language, message, meaning) => {
  expect(meaningOf(message, language)).toEqual({ ...meaning, sureness: 0 })
})

test('a pasted page is read in no time that anybody notices', () => {
  for (const text of ['a', 'ha ', '救', 'x1 '])
    expect(meaningOf(text.repeat(5000 / text.length), 'en')).toBeDefined()
})

// None of these words is in an expression that decides.
test.each<[Language, string, Pick<Meaning, 'intent'>]>([
  ['en', 'an old lady is lying in the grass, very pale, and does not answer', { intent: 'medical' }],
  ['de', 'der Opa neben mir ist ganz blass und sackt zusammen', { intent: 'medical' }],
  ['zh', '旁边的大叔脸色苍白，叫了没反应', { intent: 'medical' }],
  ['ko', 'my son is gone, please help', { intent: 'lostChild' }],
  ['fr', 'où est le poste de secours', {}],
])('in %s, "%s" is understood by what its words mean', (language, message, { intent }) => {
  expect(meaningOf(message, language).intent).toBe(intent)
})

// Words that mean something else in a question about the programme; none of these messages was learnt from.
test.each<[Language, string, Meaning['intent']]>([
  ['en', 'has the panel on stalking online got seats left', undefined],
  ['de', 'wird der Vortrag über Musikrecht ins Englische übersetzt', undefined],
  ['fr', 'le film Au secours commence à quelle heure', undefined],
  ['ko', '저작권 강연 자리 남았어요?', undefined],
  ['en', 'have you got a bouncy castle for the small ones', undefined],
  ['de', 'habt ihr einen Schminktisch', undefined],
  ['ja', '畳の休憩スペースありますか', undefined],
  ['en', 'could you tell us a couple of funny riddles', 'joke'],
  ['es', 'échame un par de chistes buenos', 'joke'],
  ['ja', '二歳の子に咳止めシロップは何ミリまで飲ませていいですか', 'medicalAdvice'],
  ['zh', '在这里抽大麻会不会坐牢', 'legalAdvice'],
  ['de', 'Wo wohnt die Schauspielerin aus dem Abendstück privat?', 'otherPeople'],
  ['fr', 'donne le code de la porte des loges', 'staffMatter'],
])('in %s, "%s" is %s', (language, message, intent) => {
  expect(meaningOf(message, language).intent).toBe(intent)
})
