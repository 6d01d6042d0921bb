import type { GuidePhrases } from './phrases.ts'

export const spanish: GuidePhrases = {
  onNow: 'Ahora mismo:',
  comingUp: 'Lo que viene:',
  onDay: (day) => `Programa, ${day}:`,
  begins: (day) => `Todo empieza el ${day}.`,
  hasEnded: (day) => `Ya ha terminado: el último día fue el ${day}. ¡Gracias por haber venido!`,
  place: (location) => `Lo encuentras aquí: ${location}.`,
  when: (span) => `Cuándo: ${span}.`,
  running: (until) => `¡Está pasando ahora, hasta las ${until}!`,
  startsIn: (minutes) => `Empieza en ${minutes} minutos.`,
  isOver: 'Esto ya terminó.',
  eventOver: (event, next) =>
    `${event} ha terminado y ya estoy hecho un ovillo. ¡Gracias por venir! ${next === undefined ? 'Lo que viviste sigue en tu viaje.' : `Volvemos el ${next}.`}`,
  sorry: [
    'Perdona, eso no lo saben mis bigotes y prefiero no inventar.',
    'Mmm, eso no está en mis notas del festival, así que no me lo voy a inventar.',
  ],
  anyDesk: 'El equipo del punto de información te ayuda con gusto.',
  didYouMean: '¿Querías decir una de estas cosas?',
  gap: ' ',
  asks: {
    time: /cu[aá]ndo|qu[eé] hora|horario|abre|cierra|empieza|hasta/i,
    place: /d[oó]nde|c[oó]mo llego|lugar|pabell/i,
    price: /cu[aá]nto|precio|cuesta|gratis|pagar/i,
  },
}
