/** What the photo booth says in Chinese. */
export const giftAuraZh = {
  'errors.photo_not_found': '这张照片已经不在了，或者从来没有过。',
  'errors.photo_not_allowed': '请自己选择你的心情：拍照仅限年满 18 岁的来宾，积分一样多。',
  'errors.consent_required': '请先同意拍照，或者自己选择心情。',
}
