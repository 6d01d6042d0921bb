import type { RecapTexts } from './wording.ts'

/** What the recap says in German. */
export const de: RecapTexts = {
  title: 'Mein Festival',
  soFar: 'bis jetzt',
  points: 'Punkte',
  place: 'Platz {rank}',
  places: 'Orte besucht',
  taps: 'Taps',
  bestHour: 'Beste Stunde',
  fortunes: 'Weissagungen',
  vibe: 'Mein Vibe',
  prizes: 'Preise',
  closing: {
    top: 'Du warst eins der hellsten Lichter hier. Zugabe!',
    explorer: 'Du warst überall. Ich habe nur an der Hälfte der Orte gedöst.',
    friend: 'Du kamst, tapptest und hast geleuchtet. Bis nächstes Jahr!',
  },
}
