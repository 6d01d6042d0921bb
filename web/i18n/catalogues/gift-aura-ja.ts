/** What the photo booth says in Japanese. */
export const giftAuraJa = {
  'errors.photo_not_found': 'この写真はもうないか、最初からありませんでした。',
  'errors.photo_not_allowed': 'カメラは18歳以上の方だけ。気分を自分で選んでね。もらえるポイントは同じです。',
  'errors.consent_required': '先に写真への同意をお願いします。気分を自分で選ぶこともできます。',
  'errors.invalid_image': 'この写真は使えませんでした。もう一度撮ってください。',
  'errors.no_face': '顔が見つかりませんでした。もう少し近づいて、もう一度どうぞ。',
  'errors.several_faces': '写真に二人以上の顔が写っています。お一人ずつどうぞ。',
}
