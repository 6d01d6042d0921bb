import type { TermsText } from './terms-text.ts'

export const terms: TermsText = {
  title: 'Condiciones y privacidad',
  intro:
    'Esto es lo que aceptas al usar el acompañante de {{event}} y lo que pasa con tus datos. Lo hemos hecho breve para que de verdad puedas leerlo.',
  sections: {
    who: {
      heading: 'Quiénes somos',
      body: [
        'El acompañante es del organizador de {{event}}, responsable de los datos que se describen aquí. Pregunta por su nombre y dirección, o por cualquier cosa sobre tus datos, en persona en el mostrador de registro.',
      ],
    },
    stored: {
      heading: 'Qué guardamos',
      body: [
        'Al registrarte: tu nombre, tu usuario de TikTok y, solo si nos los das, tu correo y una imagen. Junto con el número de tu pulsera, así saben nuestras estaciones quién está tocando.',
        'Mientras estás aquí: cada toque, cada punto y cada premio con su lugar y su hora y, en el fotomatón, una palabra sobre el aspecto de tu expresión, con su valor.',
        'Cuando usas la app: tus visitas, lo que le preguntas a Leon y lo que responde, tus predicciones, lo que guardas en tu itinerario y lo que eliges. Como invitado haces todo esto sin nombre.',
      ],
    },
    why: {
      heading: 'Para qué lo guardamos',
      body: [
        'Para contar tus puntos, mostrar la clasificación y la pantalla gigante, entregar premios, responder a tus preguntas y enviarte tu foto si la pides. Para nada más: no vendemos nada, no ponemos publicidad y no te seguimos por internet. La app solo usa las cookies sin las que no puede funcionar.',
      ],
    },
    photos: {
      heading: 'Fotos y expresiones',
      body: [
        'La cámara solo se abre cuando has dicho que sí. Tu foto se guarda cifrada hasta que se entrega, y como mucho 24 horas; después desaparece. Nadie saca de ella una plantilla de tu cara ni entrena nada con ella. La palabra sobre tu expresión se queda con tus puntos.',
        'También puedes elegir tú tu vibra. Recibes los mismos puntos y no se analiza nada. Quien tiene menos de 18 años va siempre por este camino.',
      ],
    },
    howLong: {
      heading: 'Cuánto tiempo lo guardamos',
      body: [
        'Fotos: 24 horas como mucho. Visitas de invitados con sus predicciones y preguntas: 30 días. El vínculo entre un móvil y su dueño: 30 días. Toques rechazados: 30 días, para que el mostrador pueda explicarlos.',
        'Tu registro, tus puntos y tus premios se quedan hasta que los borres: en Mi perfil o en el mostrador de registro.',
      ],
    },
    seen: {
      heading: 'Quién puede verlo',
      body: [
        'La clasificación y la pantalla gigante las ve todo el mundo: usuario, nombre, imagen y puntos, salvo que hayas elegido ocultarte. Quien tiene el enlace o el código QR de un recorrido ve sus predicciones, preguntas y actividades guardadas, pero nunca un correo, un apellido ni el número de una pulsera.',
        'El equipo ve lo que necesita en su puesto, y cada cambio que hace queda registrado. Cuando un modelo de lenguaje externo ayuda a Leon a escribir, recibe tu pregunta y nunca tu nombre.',
      ],
    },
    choices: {
      heading: 'Tus opciones y cómo borrarlo todo',
      body: [
        'En Mi perfil ves todo lo que contó, puedes ocultarte de la clasificación y de la pantalla gigante, y puedes borrar tus datos al momento y para siempre. Lo mismo puedes hacer en el mostrador de registro: trae tu pulsera.',
        'Lo que ganaste queda entonces en el libro de puntos con un alias al azar que no lleva a nadie, porque las cuentas del festival tienen que cuadrar.',
      ],
    },
    points: {
      heading: 'Puntos y clasificación',
      body: [
        'Un toque cuenta cuando una estación lo ha aceptado. Algunas estaciones necesitan una pausa entre dos toques o tienen un límite al día; la estación te dice cuándo vuelve a contar para ti. El equipo del festival no suma puntos. Lo que se contó por error o con trampas se retira, y en tu resumen aparece el motivo.',
        'Los totales iguales comparten puesto. En un empate va primero quien llegó antes a ese total. Antes de la final, la clasificación pública se detiene hasta que se revelan los ganadores; los puntos siguen contando.',
      ],
    },
    prizes: {
      heading: 'Premios',
      body: [
        'Un premio es tuyo cuando tu total lo alcanza, mientras haya existencias y una vez por persona, salvo que el mostrador de premios diga otra cosa. Recogerlo nunca te quita puntos. Lo recoges tú en el mostrador de premios con tu propia pulsera. Los premios no se cambian por dinero ni se ceden antes de recogerlos.',
      ],
    },
    changes: {
      heading: 'Cuando algo cambia',
      body: [
        'Si cambiamos estas condiciones, la nueva versión y su fecha estarán al principio de esta página. Nada de lo que dice aquí te quita un derecho que te da la ley.',
      ],
    },
  },
}
