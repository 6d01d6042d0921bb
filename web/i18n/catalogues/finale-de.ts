/** What the freeze, the reveal and the recap say in German. */
export const finaleDe = {
  'errors.board_not_open': 'Die Rangliste ist schon eingefroren.',
  'errors.board_not_frozen': 'Die Rangliste ist nicht eingefroren.',
  'errors.reveal_not_running': 'Die Enthüllung läuft gerade nicht.',
}
