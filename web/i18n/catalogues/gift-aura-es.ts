/** What the photo booth says in Spanish. */
export const giftAuraEs = {}
