/** What the photo booth says in Japanese. */
export const giftAuraJa = {}
