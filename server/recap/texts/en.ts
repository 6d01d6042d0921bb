import type { RecapTexts } from './wording.ts'

/** What the recap says in English. */
export const en: RecapTexts = {
  title: 'My festival',
  soFar: 'so far',
  points: 'points',
  place: 'Place {rank}',
  places: 'Places visited',
  taps: 'Taps',
  bestHour: 'Best hour',
  fortunes: 'Fortunes told',
  vibe: 'My vibe',
  prizes: 'Prizes won',
  closing: {
    top: 'You were one of the brightest lights out there. Encore!',
    explorer: 'You have been everywhere. I only nap in half of those places.',
    friend: 'You came, you tapped, you shone. See you next year!',
  },
}
