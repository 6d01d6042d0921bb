import type { RecapTexts } from './wording.ts'

/** What the recap says in French. */
export const fr: RecapTexts = {
  title: 'Mon festival',
  soFar: 'pour l’instant',
  points: 'points gagnés',
  place: 'Place {rank}',
  places: 'Lieux visités',
  taps: 'Taps',
  bestHour: 'Meilleure heure',
  fortunes: 'Prédictions',
  vibe: 'Mon humeur',
  prizes: 'Lots gagnés',
  closing: {
    top: 'Tu as été l’une des plus belles lumières du festival. Encore !',
    explorer: 'Tu as tout vu. Moi, je n’ai fait la sieste que dans la moitié de ces lieux.',
    friend: 'Des taps, des points, et beaucoup d’éclat. À l’année prochaine !',
  },
}
