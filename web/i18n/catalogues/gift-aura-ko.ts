/** What the photo booth says in Korean. */
export const giftAuraKo = {
  'errors.photo_not_found': '이 사진은 이미 사라졌거나 처음부터 없었어요.',
  'errors.photo_not_allowed': '카메라는 만 18세 이상만 쓸 수 있어요. 기분을 직접 골라도 포인트는 똑같아요.',
  'errors.consent_required': '먼저 사진 촬영에 동의하거나 기분을 직접 골라 주세요.',
}
