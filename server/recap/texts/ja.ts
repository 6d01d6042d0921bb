import type { RecapTexts } from './wording.ts'

/** What the recap says in Japanese. */
export const ja: RecapTexts = {
  title: 'わたしのフェス',
  soFar: 'ここまで',
  points: 'ポイント',
  place: '{rank}位',
  places: '訪れた場所',
  taps: 'タップ回数',
  bestHour: 'ベストタイム',
  fortunes: '占いの回数',
  vibe: 'わたしのバイブ',
  prizes: 'もらった景品',
  closing: {
    top: 'きみは会場でいちばん輝く光のひとつ。アンコール！',
    explorer: 'どこにでも行ったね。ぼくが昼寝したのはその半分だけ。',
    friend: '来て、タップして、輝いた。また来年！',
  },
}
