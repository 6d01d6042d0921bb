/** What the photo booth says in Spanish. */
export const giftAuraEs = {
  'errors.photo_not_found': 'Esta foto ya no está, o nunca estuvo aquí.',
  'errors.photo_not_allowed':
    'Elige tu vibra tú mismo: la cámara es solo para mayores de 18 años. Ganas los mismos puntos.',
  'errors.consent_required': 'Acepta primero la foto o elige tu vibra tú mismo.',
  'errors.invalid_image': 'No pudimos usar esta foto. Hazte otra, por favor.',
  'errors.no_face': 'No vimos ninguna cara. Acércate un poco y vuelve a intentarlo.',
  'errors.several_faces': 'Hay más de una cara en la foto. De uno en uno, por favor.',
}
