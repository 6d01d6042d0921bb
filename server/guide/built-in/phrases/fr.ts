import type { GuidePhrases } from './phrases.ts'

export const french: GuidePhrases = {
  onNow: 'En ce moment :',
  comingUp: 'Juste après :',
  onDay: (day) => `Au programme, ${day} :`,
  begins: (day) => `Tout commence le ${day}.`,
  hasEnded: (day) => `C'est fini : le dernier jour était le ${day}. Merci d'être venu !`,
  place: (location) => `C'est ici : ${location}.`,
  when: (span) => `Quand : ${span}.`,
  running: (until) => `C'est en ce moment, jusqu'à ${until} !`,
  startsIn: (minutes) => `Ça commence dans ${minutes} minutes.`,
  isOver: "C'est déjà terminé.",
  eventOver: (event, next) =>
    `${event}, c’est fini, et je dors en boule. Merci d’être venu ! ${next === undefined ? 'Ton parcours reste lisible.' : `Ça recommence le ${next}.`}`,
  sorry: [
    'Désolé, mes moustaches ne savent pas ça et je préfère ne rien inventer.',
    "Hmm, ce n'est pas dans mes notes du festival, alors je n'invente rien.",
  ],
  anyDesk: "L'équipe du point d'information t'aidera avec plaisir.",
  didYouMean: "Tu pensais peut-être à l'une de ces choses ?",
  gap: ' ',
  asks: {
    time: /quand|quelle heure|horaire|ouvre|ferme|commence|jusqu/i,
    place: /\boù\b|\bou (est|se|sont)|comment (aller|venir)|quel hall/i,
    price: /combien|prix|co[uû]te|gratuit|payer|tarif/i,
  },
}
