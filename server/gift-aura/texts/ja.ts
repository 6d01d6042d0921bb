import type { GiftAuraTexts } from './wording.ts'

/** What the picture and the mail of the photo booth say in Japanese. */
export const ja: GiftAuraTexts = {
  yourVibe: 'あなたのバイブ',
  vibes: {
    HAPPY: { word: '太陽みたいな笑顔', line: 'その笑顔、メインステージまで照らせそう。' },
    SURPRISED: { word: 'キラキラの驚き', line: 'ライトが一斉についた瞬間のような表情です。' },
    CALM: { word: 'ゆったりクール', line: '夕暮れのChill Gardenのような、おだやかな表情です。' },
    CONFUSED: { word: 'ちょっとミステリアス', line: '表情の奥に秘密がありそう。そこが素敵です。' },
    SAD: { word: 'しっとりメロウ', line: 'スローな曲が似合う、もの思いの表情です。' },
    ANGRY: { word: '燃えるエネルギー', line: 'アンコール級の熱さを感じる表情です。' },
    FEAR: { word: 'ドキドキの瞬間', line: 'ドロップ直前の一拍みたいな表情です。' },
    DISGUSTED: { word: 'こだわり派', line: '「いいものだけ」と語るような表情です。' },
  },
  mail: {
    subject: '{event} Gift Auraの写真をお届けします',
    preview: '写真が入っています。保存して、シェアしてね。',
    hello: '@{handle}さん、こんにちは！',
    intro: 'Gift Auraフォトブースで撮った一枚です。メールに添付したので、ずっと手元に残せます。',
    pictureOf: 'Gift Auraの写真：{vibe}',
    open: '写真を開く',
    until: 'リンクの有効期限は{time}です。その後、写真は削除されます。',
    privacy:
      'お届けするために保存したのは、暗号化したこの一枚だけです。もとの写真は一度見るだけで、保存していません。写真のページからいつでも削除できます。',
    bye: '会場で会いましょう。\nLeonと{event}チーム',
  },
}
