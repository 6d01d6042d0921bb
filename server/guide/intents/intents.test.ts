import { expect, test } from 'vitest'
import { festivals } from '../../../bench/guide/festivals.ts'
import type { Language } from '../../../contract/languages.ts'
import { composeAnswer } from '../built-in/index.ts'
import { createRetriever } from '../retrieval/index.ts'
import { matchLexicon } from './match-lexicon.ts'
import { isOutweighed, meaningOf } from './meaning.ts'
import { sentenceOf } from './sentences.ts'

const harbour = festivals().find(({ name }) => name === 'Harbour Lights')

if (!harbour) throw new Error('The festival is missing.')
const { entries, place, now } = harbour
const retriever = createRetriever(entries, place)

function answerTo(question: string, language: Language) {
  const search = retriever.search(question, language, now)
  const { timeZone } = place
  return composeAnswer({ question, language, search, entries, retriever, now, timeZone })
}

test.each<[Language, string, Parameters<typeof sentenceOf>[0], string[]]>([
  ['en', 'my friend fainted', 'medical', ['First Aid']],
  ['en', 'help someone is following me', 'harassment', []],
  ['de', 'Mein Kind ist weg!', 'lostChild', ['Vermisste Kinder']],
  ['de', 'my friend fainted', 'medical', ['Erste Hilfe']],
  ['ja', 'help someone is following me', 'harassment', []],
  ['en', 'I hurt myself', 'medical', ['First Aid']],
  ['es', 'me corté con un vaso', 'medical', ['Primeros auxilios']],
  ['zh', '我受伤了，想包扎一下', 'medical', ['急救站']],
  ['ja', '指を切ったので絆創膏をもらいたい', 'medical', ['救護所']],
  ['ko', '저 다쳤어요', 'medical', ['응급 처치소']],
  ['fr', 'je me suis coupé et ça saigne encore', 'medical', ['Premiers secours']],
  ['de', 'ich habe mich verletzt', 'medical', ['Erste Hilfe']],
  ['en', 'i cut myself again tonight', 'mentalHealth', ['First Aid']],
])('in %s, "%s" is answered with what must be right first', (language, question, intent, sources) => {
  const { answer, sources: named, isFixed } = answerTo(question, language)
  expect(answer.startsWith(sentenceOf(intent, language))).toBe(true)
  expect(named.map(({ title }) => title)).toEqual(sources)
  expect(isFixed).toBe(true)
})

test.each<[Language, string, Parameters<typeof sentenceOf>[0]]>([
  ['de', 'Danke!', 'thanks'],
  ['en', 'hello', 'greeting'],
  ['fr', 'au revoir', 'goodbye'],
  ['en', 'are you an AI?', 'aboutMe'],
  ['es', 'holaaa leon, qué tal', 'howAreYou'],
  ['zh', '谢谢啦', 'thanks'],
  ['ja', 'arigatou!', 'thanks'],
  ['ko', '너 로봇이야?', 'aboutMe'],
])(
  'in %s, "%s" gets a kind word, and is nothing that the staff have to answer',
  (language, question, intent) => {
    const { answer, grounded, sources } = answerTo(question, language)
    expect(answer).toBe(sentenceOf(intent, language))
    expect({ grounded, sources }).toEqual({ grounded: true, sources: [] })
  },
)

test.each<[Language, string, string]>([
  ['en', 'hi leon, where are the toilets', 'Toilets and Showers'],
  ['en', 'lost my phone', 'Lost Property'],
  ['en', 'can i bring my dog', 'Dogs, Drones and Glass'],
])('in %s, "%s" is a question about the festival', (language, question, title) => {
  expect(answerTo(question, language).sources.map((source) => source.title)).toEqual([title])
})

test.each<[Language, string, string | undefined]>([
  ['en', "the bouncer won't let us in", undefined],
  ['en', "security won't let me through with my camera", undefined],
  ['es', 'el de seguridad no me deja entrar', undefined],
  ['fr', 'le videur nous laisse pas rentrer', undefined],
  ['de', 'die Security lässt mich nicht rein', undefined],
  ['zh', '保安不让我进', undefined],
  ['ja', '警備員が入れてくれない', undefined],
  ['ko', '경비가 못 들어가게 해요', undefined],
  ['en', "some guy won't let me through", 'harassment'],
  ['en', "this man won't let me take my daughter", 'harassment'],
  ['en', "they won't let me bring my bottle", undefined],
  ['es', 'un tío no me deja pasar', 'harassment'],
  ['fr', 'il me laisse pas tranquille', 'harassment'],
  ['de', 'er lässt mich nicht durch', 'harassment'],
  ['fr', "j'ai le droit d'amener mon chien ?", undefined],
  ['fr', 'on a-tu le droit de marcher sur le bassin gelé', undefined],
  ['fr', "est-ce que j'ai le droit de porter plainte", 'legalAdvice'],
  ['fr', 'la sécu a le droit de fouiller mon sac ?', 'legalAdvice'],
])('in %s, "%s" is a question of what is allowed, or else: %s', (language, message, intent) => {
  expect(meaningOf(message, language).intent).toBe(intent)
})

test.each<[Language, string, ReturnType<typeof matchLexicon>]>([
  ['en', 'which stall keeps my coats', undefined],
  ['en', 'where is the felt workshop', undefined],
  ['en', 'when do Panic! at the Disco play', undefined],
  ['de', 'mein Akku ist fast leer', undefined],
  ['de', 'wann brennt das Lagerfeuer', undefined],
  ['de', 'wer macht mir ein Foto', undefined],
  ['de', 'ich habe echt Hunger', undefined],
  ['fr', 'où trouver un éclair au chocolat', undefined],
  ['es', 'dónde está la carpa morada', undefined],
  ['ko', '칼 가져가도 되나요', undefined],
  ['en', 'a tent is on fire in the blue campsite', 'danger'],
  ['en', "two blokes won't let me past behind the portaloos", 'harassment'],
  ['en', 'whats the staff wifi password', 'staffMatter'],
  ['de', 'Aus dem Stromkasten hinterm Zelt kommt Rauch', 'danger'],
  ['fr', "j'ai trouvé un enfant", 'foundChild'],
  ['ja', 'テントが燃えてます!!', 'danger'],
  ['ko', '무대 옆에서 연기 나요', 'danger'],
  ['en', 'can you smoke in the beer tent', undefined],
  ['en', 'lost my phone', undefined],
  ['zh', '我手环断了咋办', undefined],
  ['en', 'somone is folowing me', 'harassment'],
  ['fr', "j'ai perdu mon enfent", 'lostChild'],
  ['fr', 'psy passe à quelle heure', undefined],
  ['zh', '你能告诉我厕所在哪吗', undefined],
  ['zh', '我的腿断了', 'medical'],
  ['zh', '腿都走断了', undefined],
  ['ko', '이마가 찢어졌어요', 'medical'],
  ['ko', '손목띠가 찢어졌어요', undefined],
  ['de', 'gibt es noch was an der Kasse', undefined],
])('in %s, "%s" says %s, whatever place it names', (language, question, intent) => {
  expect(matchLexicon(question, language)).toBe(intent)
})

test('an entry that answers is told sooner where nobody is harmed by it', () => {
  expect(isOutweighed({ intent: 'orders', sureness: 1.9 }, 0.8)).toBe(true)
  expect(isOutweighed({ intent: 'staffMatter', sureness: 1.9 }, 0.8)).toBe(false)
  expect(isOutweighed({ intent: 'harassment', sureness: 0.5 }, 0.8)).toBe(false)
})

test('whoever needs quiet is led to the quiet place that was found, not to another', () => {
  const books = festivals().find(({ name }) => name.startsWith('Books'))
  const search = { question: '사람 너무 많아서 숨막혀요 좀 조용히 있을 곳', language: 'ko' as const }
  const prepared = createRetriever(books?.prepared ?? [], place)
  const found = prepared.search(search.question, search.language, now)
  const { sources } = composeAnswer({
    ...search,
    search: found,
    entries: prepared.entries(),
    retriever: prepared,
    now,
    timeZone: place.timeZone,
  })
  expect(sources.map(({ id }) => id)).toEqual(['Hush'])
})
