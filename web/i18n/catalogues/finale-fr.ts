/** What the freeze, the reveal and the recap say in French. */
export const finaleFr = {
  'errors.board_not_open': 'Le classement est déjà figé.',
  'errors.board_not_frozen': 'Le classement n’est pas figé.',
  'errors.reveal_not_running': 'La révélation n’a pas commencé.',
}
