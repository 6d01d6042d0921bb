/** What the profile says, and what turns a phone into somebody's own in Spanish. */
export const profileEs = {
  'errors.claim_expired':
    'Este código ya se usó o ha caducado. Acerca la pulsera otra vez y tendrás uno nuevo.',
  'errors.not_your_session': 'Esto solo puede abrirlo el móvil de esa persona.',
}
