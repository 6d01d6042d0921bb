import { expect, test } from 'vitest'
import { festivals } from '../../../bench/guide/festivals.ts'
import type { Language } from '../../../contract/languages.ts'
import { ofToday } from '../../../test/size.ts'
import { composeAnswer } from '../built-in/index.ts'
import { createRetriever } from '../retrieval/index.ts'
import { type Exchange, readFollowUp } from './read-follow-up.ts'
import { searchAbout } from './search-about.ts'

const harbour = festivals().find(({ name }) => name === 'Harbour Lights')
if (!harbour) throw new Error('The festival is missing.')
const { entries, place, now } = harbour
const retriever = createRetriever(entries, place)
const lockers = ['Lockers and Phone Charging']
const gates = ['Opening Hours']

function after(before: Exchange[], question: string, language: Language) {
  return readFollowUp({ question, language, now, before, entries, retriever })
}

const asked = (question: string, language: Language, sourceIds: string[]): Exchange => ({
  question,
  language,
  sourceIds,
})

test.each(
  ofToday<[Language, string, string]>([
    ['en', 'how much is that?', '€8'],
    ['en', 'is it far?', 'Warehouse 7'],
    ['de', 'und was kostet das?', '8 €'],
    ['de', 'wo ist das genau', '7'],
    ['fr', "c'est combien ?", '8 €'],
    ['es', '¿cuánto cuesta?', '8 €'],
    ['zh', '多少钱', '8'],
    ['ja', 'いくらですか', '8'],
    ['ko', '얼마예요?', '8유로'],
  ]),
)(
  'in %s, "%s" is asked of the lockers that were spoken of, and the answer says so',
  (language, question, said) => {
    const followUp = after([asked('lockers', language, lockers)], question, language)
    expect(followUp?.about?.title).toBe(lockers[0])
    if (!followUp) return
    const search = searchAbout(followUp, retriever, language, now)
    const { timeZone } = place
    const input = { question: followUp.question, language, search, entries, retriever, now, timeZone }
    const { answer, sources } = composeAnswer({ ...input, isFollowUp: true, isAboutEntry: true })
    const title = sources[0]?.title ?? 'nothing'
    expect(answer).toContain(title)
    expect(answer).toContain(said)
  },
)

test.each(
  ofToday<[Language, string, string]>([
    ['en', 'what is on tonight at the tide stage', 'and tomorrow?'],
    ['de', 'was läuft heute abend', 'und morgen?'],
    ['fr', 'il y a quoi ce soir', 'et demain ?'],
    ['es', 'qué hay esta noche', '¿y mañana?'],
    ['zh', '今晚有什么演出', '那明天呢？'],
    ['ja', '今夜は何がある？', '明日は？'],
    ['ko', '오늘 밤에 뭐 해?', '내일은?'],
  ]),
)('in %s, after "%s", "%s" asks the same of another day', (language, first, second) => {
  const followUp = after([asked(first, language, ['a', 'b'])], second, language)
  if (!followUp) throw new Error('It was taken for a question of its own.')
  expect(followUp.about).toBeUndefined()
  const { time } = retriever.search(followUp.question, language, now)
  expect(time && new Date(time.from).getUTCDate()).toBe(12)
})

test('thanks in between change nothing, and a chain of moments goes back to the first question', () => {
  const before = [
    asked('and tomorrow?', 'en', ['a', 'b']),
    asked('thanks', 'en', []),
    asked('what is on tonight', 'en', ['a', 'b']),
  ]
  expect(after(before, 'and on sunday?', 'en')?.question).toContain('what is on')
  expect(
    after([asked('thx!', 'en', []), asked('lockers', 'en', lockers)], 'where is it', 'en')?.about,
  ).toBeDefined()
})

test.each(
  ofToday<[Language, string]>([
    ['en', 'where are the toilets'],
    ['en', 'who plays tomorrow'],
    ['en', 'what is on now'],
    ['en', 'thanks'],
    ['en', 'help someone is following me'],
    ['en', 'when does the last metro leave'],
    ['de', 'wo kann ich duschen'],
    ['de', 'wer spielt morgen'],
    ['fr', 'où sont les toilettes'],
    ['es', 'dónde está el baño'],
    ['zh', '厕所在哪'],
    ['ja', 'トイレはどこですか'],
    ['ko', '화장실 어디예요'],
  ]),
)('in %s, "%s" is a new question', (language, question) => {
  expect(after([asked('opening hours', language, gates)], question, language)).toBeUndefined()
})

test('the first question of a session leans on nothing', () => {
  expect(after([], 'how much is that?', 'en')).toBeUndefined()
})
