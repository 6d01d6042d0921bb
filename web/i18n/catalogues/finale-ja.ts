/** What the freeze, the reveal and the recap say in Japanese. */
export const finaleJa = {
  'errors.board_not_open': 'ランキングはすでに凍結されています。',
  'errors.board_not_frozen': 'ランキングは凍結されていません。',
  'errors.reveal_not_running': '結果発表は始まっていません。',
}
