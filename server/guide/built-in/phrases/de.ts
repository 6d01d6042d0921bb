import type { GuidePhrases } from './phrases.ts'

export const german: GuidePhrases = {
  onNow: 'Gerade läuft:',
  comingUp: 'Als Nächstes:',
  onDay: (day) => `Programm, ${day}:`,
  begins: (day) => `Los geht es am ${day}.`,
  hasEnded: (day) => `Es ist vorbei: Der letzte Tag war ${day}. Schön, dass du da warst!`,
  place: (location) => `Du findest es hier: ${location}.`,
  when: (span) => `Wann: ${span}.`,
  running: (until) => `Läuft gerade, bis ${until}!`,
  startsIn: (minutes) => `Es beginnt in ${minutes} Minuten.`,
  isOver: 'Das ist schon vorbei.',
  eventOver: (event, next) =>
    `${event} ist vorbei, und ich habe mich zusammengerollt. Danke, dass du da warst! ${next === undefined ? 'Was du erlebt hast, steht weiter in deiner Reise.' : `Weiter geht es am ${next}.`}`,
  sorry: [
    'Sorry, das wissen meine Schnurrhaare nicht, und raten mag ich nicht.',
    'Hm, dazu steht nichts in meinen Festivalnotizen, und ich erfinde lieber nichts.',
  ],
  anyDesk: 'Das Team am Infopoint hilft dir gern weiter.',
  didYouMean: 'Meinst du vielleicht eins davon?',
  gap: ' ',
  asks: {
    time: /wann|uhr|wie lange|öffnet|offen|schließt|beginnt|\bbis\b/i,
    place: /\bwo\b|wohin|welche halle|wie komm/i,
    price: /wie ?viel|preis|kostet|kostenlos|gratis|bezahl/i,
  },
}
