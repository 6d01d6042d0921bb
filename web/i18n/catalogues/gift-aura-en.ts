/** What the photo booth says in English. */
export const giftAuraEn = {
  'errors.photo_not_found': 'This photo is gone, or it was never here.',
  'errors.photo_not_allowed':
    'Pick your vibe yourself: the camera is for visitors of 18 and over. You get the same points.',
  'errors.consent_required': 'Please agree to the photo first, or pick your vibe yourself.',
}
