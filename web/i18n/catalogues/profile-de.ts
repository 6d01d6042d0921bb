/** What the profile says, and what turns a phone into somebody's own in German. */
export const profileDe = {
  'errors.claim_expired':
    'Dieser Code ist schon benutzt oder zu alt. Halte dein Band noch einmal hin, dann kommt ein neuer.',
  'errors.not_your_session': 'Das kann nur das Handy dieser Person öffnen.',
}
