import type { RecapTexts } from './wording.ts'

/** What the recap says in Spanish. */
export const es: RecapTexts = {
  title: 'Mi festival',
  soFar: 'por ahora',
  points: 'puntos',
  place: 'Puesto {rank}',
  places: 'Lugares visitados',
  taps: 'Toques',
  bestHour: 'Mejor hora',
  fortunes: 'Fortunas leídas',
  vibe: 'Mi vibra',
  prizes: 'Premios',
  closing: {
    top: 'Has sido una de las luces más brillantes. ¡Otra, otra!',
    explorer: 'Has estado en todas partes. Yo solo me echo la siesta en la mitad.',
    friend: 'Viniste, tocaste y brillaste. ¡Hasta el año que viene!',
  },
}
