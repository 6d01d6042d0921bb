import type { GiftAuraTexts } from './wording.ts'

/** What the picture and the mail of the photo booth say in Spanish. */
export const es: GiftAuraTexts = {
  yourVibe: 'Tu vibra',
  vibes: {
    HAPPY: { word: 'Puro sol', line: 'Tu sonrisa podría encender el escenario principal.' },
    SURPRISED: { word: 'Ojos de asombro', line: 'Tienes cara de que acaban de encender las luces.' },
    CALM: { word: 'Pura calma', line: 'Una mirada tan tranquila como el Chill Garden al atardecer.' },
    CONFUSED: { word: 'Un toque de misterio', line: 'Tu expresión guarda su secreto. Nos encanta.' },
    SAD: { word: 'Alma de balada', line: 'Una mirada pensativa, hecha para las canciones lentas.' },
    ANGRY: { word: 'Puro fuego', line: 'Tu mirada tiene la energía de un bis.' },
    FEAR: { word: 'Piel de gallina', line: 'Tienes cara de que el gran drop está a un compás.' },
    DISGUSTED: { word: 'Paladar exigente', line: 'Tu mirada lo dice: solo lo mejor.' },
  },
  mail: {
    subject: 'Tu foto de Gift Aura en {event}',
    preview: 'Tu foto va dentro. Guárdala, compártela, presume de ella.',
    hello: '¡Hola, @{handle}!',
    intro:
      'Aquí tienes tu foto de la cabina Gift Aura. Va adjunta a este correo, así que es tuya para siempre.',
    pictureOf: 'Tu foto de Gift Aura: {vibe}',
    open: 'Ver mi foto',
    until: 'El enlace funciona hasta el {time}. Después borramos la foto.',
    privacy:
      'Solo guardamos esta imagen, cifrada, para enviártela. La foto original se analizó una vez y nunca se guardó. Puedes borrar la imagen ahora mismo en su página.',
    bye: 'Nos vemos en el festival,\nLeon y el equipo de {event}',
  },
}
