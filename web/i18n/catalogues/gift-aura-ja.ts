/** What the photo booth says in Japanese. */
export const giftAuraJa = {
  'errors.photo_not_found': 'この写真はもうないか、最初からありませんでした。',
  'errors.photo_not_allowed': 'カメラは18歳以上の方だけ。気分を自分で選んでね。もらえるポイントは同じです。',
  'errors.consent_required': '先に写真への同意をお願いします。気分を自分で選ぶこともできます。',
}
