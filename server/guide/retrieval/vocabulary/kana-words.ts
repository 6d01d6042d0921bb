// How everyday words of a festival are written in kana alone, as children and learners of Japanese type them.
const written = `
といれ トイレ|おといれ トイレ|おてあらい お手洗い|てあらい 手洗い|べんじょ 便所|けしょうしつ 化粧室|おむつ おむつ
おちゃ お茶|みず 水|おみず お水|きゅうすい 給水|すいとう 水筒|のみもの 飲み物|じゅーす ジュース|こーひー コーヒー|こうちゃ 紅茶
びーる ビール|おさけ お酒|わいん ワイン|ぎゅうにゅう 牛乳|みるく ミルク|ごはん ご飯|たべもの 食べ物|しょくじ 食事
おべんとう お弁当|べんとう 弁当|やたい 屋台|おかし お菓子|あいす アイス|けーき ケーキ|ぱん パン|にく 肉|さかな 魚|やさい 野菜
あさごはん 朝ご飯|ひるごはん 昼ご飯|ばんごはん 晩ご飯|あれるぎー アレルギー|こむぎ 小麦|ぴざ ピザ|かれー カレー|らーめん ラーメン|すし 寿司
くすり 薬|おくすり お薬|くすりや 薬屋|やっきょく 薬局|いしゃ 医者|おいしゃさん お医者さん|びょういん 病院|きゅうご 救護|きゅうきゅう 救急|ばんそうこう 絆創膏|けが 怪我
ちゅうしゃじょう 駐車場|くるま 車|じてんしゃ 自転車|でんしゃ 電車|えき 駅|ばす バス|ばすてい バス停|たくしー タクシー|ひこうき 飛行機|くうこう 空港|しゅうでん 終電
いりぐち 入口|でぐち 出口|うけつけ 受付|あんない 案内|ちず 地図|かいじょう 会場|ばしょ 場所|じゅうしょ 住所|えれべーたー エレベーター|かいだん 階段
けいたい 携帯|けーたい 携帯|すまほ スマホ|じゅうでん 充電|でんち 電池|でんげん 電源|でんわ 電話|わいふぁい wifi|いんたーねっと インターネット
おかね お金|げんきん 現金|ぎんこう 銀行|りょうがえ 両替|かーど カード|ねだん 値段|りょうきん 料金|むりょう 無料|はらいもどし 払い戻し|へんきん 返金
ちけっと チケット|にゅうじょうけん 入場券|にゅうじょう 入場|さいにゅうじょう 再入場|うでわ 腕輪|りすとばんど リストバンド|なまえ 名前|ねんれい 年齢
わすれもの 忘れ物|おとしもの 落とし物|さいふ 財布|かぎ 鍵|かさ 傘|めがね 眼鏡|かばん 鞄|にもつ 荷物|ろっかー ロッカー|くろーく クローク|ぼうし 帽子|うわぎ 上着|くつ 靴|ふく 服
まいご 迷子|こども 子ども|あかちゃん 赤ちゃん|じゅにゅう 授乳|べびーかー ベビーカー|おんなのこ 女の子|おとこのこ 男の子|かぞく 家族|ともだち 友達
しゃしん 写真|どうが 動画|さつえい 撮影|かめら カメラ|おみやげ お土産|ぐっず グッズ|ばいてん 売店|おみせ お店|けいひん 景品|てんすう 点数|ぽいんと ポイント
おんがく 音楽|うた 歌|からおけ カラオケ|おどり 踊り|だんす ダンス|えいが 映画|げーむ ゲーム|はなび 花火|しゅつえんしゃ 出演者|ばんど バンド|ぶたい 舞台|すてーじ ステージ|こうえん 公演|けしょう 化粧
きつえん 喫煙|たばこ タバコ|きつえんじょ 喫煙所|きんえん 禁煙|ごみ ゴミ|ごみばこ ゴミ箱|いぬ 犬|ぺっと ペット|くるまいす 車椅子|やすむ 休む|やすみたい 休みたい|きゅうけい 休憩|すわる 座る|いす 椅子
てんき 天気|あめ 雨|さむい 寒い|あつい 暑い|ひやけどめ 日焼け止め|みみせん 耳栓|しゃわー シャワー|てんと テント|きゃんぷ キャンプ|ねる 寝る|ほてる ホテル
のみたい 飲みたい|たべたい 食べたい|おとした 落とした|おとしました 落としました|はじまる 始まる|おわる 終わる|しまる 閉まる|きょう 今日|あした 明日|あさって 明後日|こんばん 今晩|こんや 今夜|いま 今|なんじ 何時|どようび 土曜日|にちようび 日曜日|きんようび 金曜日|げつようび 月曜日
`

const pairs = written
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.split(' ') as [kana: string, usual: string])
const usualOf = new Map(pairs)
// A short word stands in many others ("かさ" in "たかさ"), so it has to end where a word can as well.
const longWord = 3
const longestFirst = [...usualOf.keys()].sort((left, right) => right.length - left.length)
const isLong = (kana: string) => kana.replace(/^お/, '').length >= longWord
const long = longestFirst.filter(isLong).join('|')
const short = longestFirst.filter((kana) => !isLong(kana)).join('|')
const particle = '[はがをにのもでとやへか]'
const beginning = `(?:(?<![ぁ-んァ-ンー])|(?<=${particle}))`
const ending = `(?=$|[\\s、。！？!?]|${particle}|どこ|ある|あり|ほしい|ください|いくら|です|いつ|なん)`
const known = new RegExp(`${beginning}(?:${long})|(?<![ぁ-んァ-ンー])(?:${short})${ending}`, 'gu')
const kanji = /\p{Script=Han}/u

/** A Japanese question written in kana alone, with its everyday words as entries write them. */
export function withUsualSpelling(question: string): string {
  if (kanji.test(question)) return question
  // A word begins where one that was known ends: 携帯 in けいたいじゅうでん shows that 充電 follows.
  return withKnown(withKnown(question))
}

function withKnown(question: string): string {
  return question.replace(known, (kana) => usualOf.get(kana) ?? kana)
}
