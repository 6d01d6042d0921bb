import type { Language } from '../contract/languages.ts'
import type { Behaviour, HeardRequest } from './offline-twins/openai-server.ts'

/** What a model that keeps to its task writes, by language; none of it shares a word with the entry. */
export const preparedTexts: Record<
  Language,
  { title: string; description: string; phrases: string[]; notAnswered: string[] }
> = {
  en: {
    title: '',
    description: '',
    phrases: [
      'my parka is too warm',
      'stash my umbrella',
      'leave the helmet',
      'hang up a blazer',
      'too many layers',
    ],
    notAnswered: ['who won the raffle', 'can my dog wait there', 'is it heated'],
  },
  de: {
    title: 'Die Garderobe',
    description: 'Die Garderobe neben Tor B bewahrt Mäntel für 4 $ auf, bis 23:30 Uhr.',
    phrases: [
      'Parka loswerden',
      'wohin mit dem Schirm',
      'Helm abgeben',
      'Sakko aufhängen',
      'mir ist zu warm',
    ],
    notAnswered: ['wer hat die Tombola gewonnen', 'darf mein Hund da warten', 'ist es dort geheizt'],
  },
  fr: {
    title: 'Le vestiaire',
    description: 'Le vestiaire à côté de la porte B garde les manteaux pour 4 $ jusqu’à 23 h 30.',
    phrases: [
      'poser ma parka',
      'où laisser mon parapluie',
      'déposer un casque',
      'trop chaud',
      'ranger ma veste',
    ],
    notAnswered: ['qui a gagné la tombola', 'mon chien peut attendre là', 'c’est chauffé là-bas'],
  },
  es: {
    title: 'El guardarropa',
    description: 'El guardarropa junto a la puerta B guarda los abrigos por 4 $ hasta las 23:30.',
    phrases: [
      'dejar la parka',
      'dónde dejo el paraguas',
      'guardar un casco',
      'tengo calor',
      'colgar la chaqueta',
    ],
    notAnswered: ['quién ganó la rifa', 'mi perro puede esperar ahí', 'hay calefacción allí'],
  },
  zh: {
    title: '衣帽间',
    description: 'B门旁边的衣帽间可以寄存外套，收费4美元，开放到23:30。',
    phrases: ['外套放哪里', '雨伞寄存', '头盔放哪儿', '太热了想脱衣服', '挂西装'],
    notAnswered: ['抽奖谁赢了', '我的狗能在那里等吗', '那里有暖气吗'],
  },
  ja: {
    title: 'クローク',
    description: 'ゲートBの隣のクロークで、コートを4ドルで23:30まで預かります。',
    phrases: [
      '上着を預けたい',
      '傘を置きたい',
      'ヘルメットどこに置く',
      '暑くて脱ぎたい',
      'ジャケットを掛けたい',
    ],
    notAnswered: ['抽選は誰が当たった', '犬もそこで待てる', 'そこは暖房ある'],
  },
  ko: {
    title: '옷 보관소',
    description: 'B 게이트 옆 옷 보관소에서 코트를 4달러에 23:30까지 맡아 줍니다.',
    phrases: ['외투 맡기고 싶어요', '우산 어디 둬요', '헬멧 맡길 곳', '더워서 벗고 싶어', '재킷 걸 데'],
    notAnswered: ['추첨은 누가 됐어요', '개도 거기서 기다려도 돼요', '거기 난방 돼요'],
  },
}

const names: Record<string, Language> = {
  English: 'en',
  Spanish: 'es',
  'Simplified Chinese': 'zh',
  Japanese: 'ja',
  Korean: 'ko',
  French: 'fr',
  German: 'de',
}

/** The language that a request wants. */
export function languageOf({ body }: HeardRequest): Language {
  const [system] = body.messages as { content: string }[]
  const name = /Write (.*?) only: plain/.exec(system?.content ?? '')?.[1] ?? ''
  return names[name] ?? 'en'
}

/** A model that keeps to its task. */
export const preparesWell: Behaviour = { replies: (request) => preparedTexts[languageOf(request)] }
