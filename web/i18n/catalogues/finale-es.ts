/** What the freeze, the reveal and the recap say in Spanish. */
export const finaleEs = {
  'errors.board_not_open': 'La clasificación ya está congelada.',
  'errors.board_not_frozen': 'La clasificación no está congelada.',
  'errors.reveal_not_running': 'La revelación no está en marcha.',
}
