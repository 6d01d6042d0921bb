/** What the profile says, and what turns a phone into somebody's own in Chinese. */
export const profileZh = {
  'errors.claim_expired': '这个码已被使用或已过期。再刷一次手环就有新的了。',
  'errors.not_your_session': '只有本人的手机才能打开。',
}
