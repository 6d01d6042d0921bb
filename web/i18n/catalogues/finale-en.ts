/** What the freeze, the reveal and the recap say in English. */
export const finaleEn = {
  'errors.board_not_open': 'The leaderboard is frozen already.',
  'errors.board_not_frozen': 'The leaderboard is not frozen.',
  'errors.reveal_not_running': 'The reveal is not running.',
}
