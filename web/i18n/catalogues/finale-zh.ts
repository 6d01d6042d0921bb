/** What the freeze, the reveal and the recap say in Chinese. */
export const finaleZh = {
  'errors.board_not_open': '排行榜已经冻结了。',
  'errors.board_not_frozen': '排行榜没有冻结。',
  'errors.reveal_not_running': '揭晓还没有开始。',
}
