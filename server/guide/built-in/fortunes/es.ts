import type { FortuneWords } from './fortune-words.ts'

export const spanish: FortuneWords = {
  openings: [
    'Purrr… me cosquillean los bigotes y las luces susurran tu nombre.',
    'Metí la patita en el polvo de estrellas y ¡mira lo que salió!',
    'No te muevas un segundito, que estoy leyendo tu brillo. Uy, qué bonito.',
    'Mi cola acaba de dibujar un signo de interrogación: eso huele a aventura.',
    'Tres parpadeos, un ronroneo, y el ovillo de cristal ha hablado.',
  ],
  visions: {
    explore: [
      (a, b) => `Una puerta que aún no has abierto te espera: ${a}. Sigue el brillo y llegarás a ${b}.`,
      (a, b) => `Veo huellas curiosas y son tuyas: primero ${a} y luego, casi sin darte cuenta, ${b}.`,
      (a, b) => `Algo nuevo quiere conocerte: ${a}. Y una linda sorpresa ya se prepara: ${b}.`,
    ],
    play: [
      (a, b) => `Te veo con ganas de ganar: ${a}. Y con una sonrisa de victoria poco después: ${b}.`,
      (a, b) =>
        `¡Empieza el juego! La suerte rasca tu puerta y se llama ${a}. El valor también te guarda sitio: ${b}.`,
      (a, b) => `¡Te pica la patita de la suerte! Pruébala aquí: ${a}. Y luego, que te aplaudan: ${b}.`,
    ],
    chill: [
      (a, b) =>
        `Hoy toca ir con patitas suaves: respira hondo con ${a} y deja que las horas te lleven a ${b}.`,
      (a, b) => `Veo un rincón con tu forma: ${a}. Más tarde, ${b} te pondrá de buen humor.`,
      (a, b) => `Sin prisa, dice la luna. Primero ${a} y después un momento dorado: ${b}.`,
    ],
  },
  alone: {
    explore: (a) =>
      `De todas las puertas que veo, una brilla: ${a}. Empieza por ahí y deja que la curiosidad haga el resto.`,
    play: (a) => `Un nombre no deja de saltarme a las patitas: ${a}. ¡Ánimo, empieza por ahí!`,
    chill: (a) => `Veo un rinconcito hecho a tu medida: ${a}. Empieza por ahí, sin prisa.`,
  },
  unwritten: {
    explore:
      'El programa aún no ha llegado a mi ovillo de cristal, así que no me invento nombres. Pero veo huellas curiosas y son tuyas: toma el primer camino que te haga sonreír.',
    play: 'El programa aún no ha llegado a mi ovillo de cristal, así que no nombro ningún juego. Pero veo ganas de jugar y una sonrisa de victoria: di que sí al primer juego que te propongan.',
    chill:
      'El programa aún no ha llegado a mi ovillo de cristal, así que no prometo ningún lugar. Pero veo patitas suaves y un momento dorado: busca un rincón tranquilo y deja que el día venga a ti.',
  },
  extras: [
    (c) => `Y si los pies te piden más, ${c} tiene la respuesta.`,
    (c) => `No pierdas de vista ${c}: ahí la historia da un giro.`,
    (c) => `También parpadea una estrellita sobre ${c}.`,
  ],
  closings: [
    'Palabra de {{guide}}, que casi nunca se duerme cuando importa.',
    'Ahora ve: la aventura es tuya y a mí me espera una siesta.',
    'Confía en tus oídos, sigue a tu corazón y salúdame al pasar.',
    'Cuéntamelo todo cuando vuelvas, que colecciono buenas historias.',
  ],
  name: ({ title, place, hour }) => {
    const details = [place, hour].filter(Boolean).join(', ')
    return details ? `«${title}» (${details})` : `«${title}»`
  },
  gap: ' ',
}
