/** What the freeze, the reveal and the recap say in Korean. */
export const finaleKo = {
  'errors.board_not_open': '순위표가 이미 고정되어 있어요.',
  'errors.board_not_frozen': '순위표가 고정되어 있지 않아요.',
  'errors.reveal_not_running': '결과 발표가 진행 중이 아니에요.',
}
