/** What the profile says, and what turns a phone into somebody's own in French. */
export const profileFr = {
  'errors.claim_expired': 'Ce code a déjà servi ou a expiré. Repasse ton bracelet pour en avoir un nouveau.',
  'errors.not_your_session': 'Seul le téléphone de cette personne peut ouvrir ça.',
}
