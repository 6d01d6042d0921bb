/** What the photo booth says in German. */
export const giftAuraDe = {
  'errors.photo_not_found': 'Dieses Foto ist nicht mehr da, oder es gab es nie.',
  'errors.photo_not_allowed':
    'Such dir deinen Vibe selbst aus: Die Kamera ist ab 18. Du bekommst genauso viele Punkte.',
  'errors.consent_required': 'Stimm bitte zuerst dem Foto zu oder such dir deinen Vibe selbst aus.',
  'errors.invalid_image': 'Mit diesem Foto klappt es nicht. Mach bitte noch eins.',
  'errors.no_face': 'Wir konnten kein Gesicht sehen. Komm etwas näher und versuch es noch mal.',
  'errors.several_faces': 'Auf dem Foto ist mehr als ein Gesicht. Bitte einer nach dem anderen.',
}
