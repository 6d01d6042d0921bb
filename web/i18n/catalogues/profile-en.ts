/** What the profile says, and what turns a phone into somebody's own in English. */
export const profileEn = {
  'errors.claim_expired': 'This code was used or is too old. Tap once more for a new one.',
  'errors.not_your_session': 'Only the phone of this person may open this.',
}
