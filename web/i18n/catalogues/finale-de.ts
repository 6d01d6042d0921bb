/** What the freeze, the reveal and the recap say in German. */
export const finaleDe = {
  'errors.board_not_open': 'Die Rangliste ist schon eingefroren.',
  'errors.board_not_frozen': 'Die Rangliste ist nicht eingefroren.',
  'errors.reveal_not_running': 'Die Enthüllung läuft gerade nicht.',
  'board.frozen.title': 'Die Rangliste steht seit {{time}} still',
  'board.frozen.text':
    'Deine Punkte wachsen weiter und zählen für Preise. Wer ganz oben steht, enthüllen wir auf der großen Leinwand.',
  'board.revealing.title': 'Die Enthüllung läuft!',
  'board.revealing.text':
    'Schau nach oben: Auf der großen Leinwand erscheinen die ersten Plätze, einer nach dem anderen.',
  'board.revealed.title': 'Die Endwertung',
  'board.revealed.text': 'Glückwunsch, und danke fürs Mitspielen!',
  'board.secret_one': '{{count}} Platz ist noch geheim',
  'board.secret_other': 'Die ersten {{count}} Plätze sind noch geheim',
  'board.placeLater': 'Dein Platz wird am Ende enthüllt',
  'board.finalPlace': 'Dein Platz in der Endwertung',
  'finale.title': 'Die Endwertung',
  'finale.notFrozen': 'Die Rangliste läuft noch',
  'finale.notFrozenText': 'Friere sie zuerst im Dashboard ein. Dann kann hier die Show beginnen.',
  'finale.toDashboard': 'Zum Dashboard',
  'finale.ready': 'Bereit für die Show',
  'finale.readyText':
    'Alles, was rechtzeitig passiert ist, wird gezählt. Ab dann wissen die Handys nicht mehr als diese Leinwand.',
  'finale.begin': 'Enthüllung starten',
  'finale.curtain': 'Wer steht ganz oben?',
  'finale.press': 'Drück die Leertaste',
  'finale.more_one': 'und {{count}} weitere Person',
  'finale.more_other': 'und {{count}} weitere',
  'finale.winner': 'Nummer eins beim {{event}}!',
  'finale.onlyAdmins': 'Nur Admins können die Enthüllung öffnen.',
  'errors.recap_not_ready': 'Dein Rückblick ist fertig, wenn das Festival endet.',
}
