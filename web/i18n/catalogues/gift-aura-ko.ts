/** What the photo booth says in Korean. */
export const giftAuraKo = {
  'errors.photo_not_found': '이 사진은 이미 사라졌거나 처음부터 없었어요.',
  'errors.photo_not_allowed': '카메라는 만 18세 이상만 쓸 수 있어요. 기분을 직접 골라도 포인트는 똑같아요.',
  'errors.consent_required': '먼저 사진 촬영에 동의하거나 기분을 직접 골라 주세요.',
  'errors.invalid_image': '이 사진은 쓸 수 없어요. 다시 한 번 찍어 주세요.',
  'errors.no_face': '얼굴이 보이지 않아요. 조금 더 가까이 와서 다시 찍어 주세요.',
  'errors.several_faces': '사진에 얼굴이 여러 개 있어요. 한 분씩 찍어 주세요.',
}
