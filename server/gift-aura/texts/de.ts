import type { GiftAuraTexts } from './wording.ts'

/** What the picture and the mail of the photo booth say in German. */
export const de: GiftAuraTexts = {
  yourVibe: 'Dein Vibe',
  vibes: {
    HAPPY: { word: 'Sonne pur', line: 'Dein Lächeln könnte die Hauptbühne erleuchten.' },
    SURPRISED: { word: 'Große Augen', line: 'Ein Blick, als wären gerade die Lichter angegangen.' },
    CALM: { word: 'Ganz entspannt', line: 'Ein Blick, so ruhig wie der Chill Garden am Abend.' },
    CONFUSED: { word: 'Herrlich rätselhaft', line: 'Dein Ausdruck behält sein Geheimnis. Gefällt uns.' },
    SAD: { word: 'Sanft und seelenvoll', line: 'Ein nachdenklicher Blick, wie für langsame Songs gemacht.' },
    ANGRY: { word: 'Voller Feuer', line: 'Dein Blick hat die Energie einer Zugabe.' },
    FEAR: { word: 'Gänsehaut-Modus', line: 'Ein Blick, als käme gleich der große Drop.' },
    DISGUSTED: { word: 'Herrlich wählerisch', line: 'Dein Blick sagt: nur das Beste.' },
  },
  mail: {
    subject: 'Dein Gift-Aura-Foto vom {event}',
    preview: 'Dein Bild ist drin. Behalten, teilen, angeben.',
    hello: 'Hi @{handle}!',
    intro: 'Hier ist dein Bild aus der Gift-Aura-Fotobox. Es hängt an dieser Mail und gehört dir.',
    pictureOf: 'Dein Gift-Aura-Bild: {vibe}',
    open: 'Mein Foto öffnen',
    until: 'Der Link gilt bis {time}. Danach löschen wir das Foto.',
    privacy:
      'Wir haben nur dieses Bild behalten, verschlüsselt, um es dir zu schicken. Das Foto selbst wurde einmal angesehen und nie gespeichert. Auf seiner Seite kannst du das Bild sofort löschen.',
    bye: 'Bis gleich auf dem Platz,\nLeon und die {event}-Crew',
  },
}
