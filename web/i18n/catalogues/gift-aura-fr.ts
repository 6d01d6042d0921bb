/** What the photo booth says in French. */
export const giftAuraFr = {
  'errors.photo_not_found': "Cette photo n'est plus là, ou n'y a jamais été.",
  'errors.photo_not_allowed':
    'Choisis toi-même ton humeur : la photo est réservée aux 18 ans et plus. Tu gagnes autant de points.',
  'errors.consent_required': "Accepte d'abord la photo, ou choisis toi-même ton humeur.",
  'errors.invalid_image': "Cette photo n'est pas utilisable. Prends-en une autre, s'il te plaît.",
  'errors.no_face': "On n'a pas vu de visage. Approche-toi et réessaie.",
  'errors.several_faces': "Il y a plusieurs visages sur la photo. Chacun son tour, s'il te plaît.",
}
