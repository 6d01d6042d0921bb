/** What the photo booth says in Chinese. */
export const giftAuraZh = {
  'errors.photo_not_found': '这张照片已经不在了，或者从来没有过。',
  'errors.photo_not_allowed': '请自己选择你的心情：拍照仅限年满 18 岁的来宾，积分一样多。',
  'errors.consent_required': '请先同意拍照，或者自己选择心情。',
  'errors.invalid_image': '这张照片没法用，请再拍一张。',
  'errors.no_face': '没有看到脸。靠近一点，再试一次吧。',
  'errors.several_faces': '照片里不止一张脸，请一个一个来。',
}
