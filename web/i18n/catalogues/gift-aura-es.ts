/** What the photo booth says in Spanish. */
export const giftAuraEs = {
  'errors.photo_not_found': 'Esta foto ya no está, o nunca estuvo aquí.',
  'errors.photo_not_allowed':
    'Elige tu vibra tú mismo: la cámara es solo para mayores de 18 años. Ganas los mismos puntos.',
  'errors.consent_required': 'Acepta primero la foto o elige tu vibra tú mismo.',
}
