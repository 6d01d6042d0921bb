/** What the photo booth says in English. */
export const giftAuraEn = {
  'errors.photo_not_found': 'This photo is gone, or it was never here.',
  'errors.photo_not_allowed':
    'Pick your vibe yourself: the camera is for visitors of 18 and over. You get the same points.',
  'errors.consent_required': 'Please agree to the photo first, or pick your vibe yourself.',
  'errors.invalid_image': 'This photo could not be used. Please take another one.',
  'errors.no_face': "We couldn't see a face. Step closer and try again.",
  'errors.several_faces': 'There is more than one face in the photo. One at a time, please.',
}
