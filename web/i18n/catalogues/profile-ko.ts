/** What the profile says, and what turns a phone into somebody's own in Korean. */
export const profileKo = {
  'errors.claim_expired': '이미 사용했거나 만료된 코드예요. 손목밴드를 다시 태그하면 새 코드가 나와요.',
  'errors.not_your_session': '본인의 휴대폰에서만 열 수 있어요.',
}
