/** What the profile says, and what turns a phone into somebody's own in Japanese. */
export const profileJa = {
  'errors.claim_expired':
    'このコードは使用済みか、期限が切れています。もう一度リストバンドをタッチすると新しいコードが出ます。',
  'errors.not_your_session': 'ご本人のスマホでのみ開けます。',
}
