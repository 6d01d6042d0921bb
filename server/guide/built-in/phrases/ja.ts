import type { GuidePhrases } from './phrases.ts'

export const japanese: GuidePhrases = {
  onNow: 'いま開催中：',
  comingUp: 'このあとは：',
  onDay: (day) => `${day}のプログラム：`,
  begins: (day) => `開幕は${day}です。`,
  hasEnded: (day) => `もう終了しました。最終日は${day}でした。ご来場ありがとうございました！`,
  place: (location) => `場所は${location}です。`,
  when: (span) => `日時：${span}。`,
  running: (until) => `いま開催中、${until}までです！`,
  startsIn: (minutes) => `あと${minutes}分で始まります。`,
  isOver: 'こちらはもう終了しました。',
  eventOver: (event, next) =>
    `${event}は終了しました。ぼくは丸くなってお休み中です。ご来場ありがとうございました！${next === undefined ? '思い出はジャーニーでいつでも見られます。' : `次回は${next}に始まります。`}`,
  sorry: [
    'ごめんなさい、それは僕のひげでもわかりません。いい加減なことは言いたくないんです。',
    'うーん、僕のフェスノートには載っていないので、作り話はやめておきますね。',
  ],
  anyDesk: 'インフォメーションのスタッフが喜んでお手伝いします。',
  didYouMean: 'もしかして、この中のどれかですか？',
  gap: '',
  asks: {
    time: /何時|いつ|時間|まで|開(く|場)|閉/,
    place: /どこ|場所|行き方/,
    price: /いくら|料金|値段|無料|有料/,
  },
}
