/** What the photo booth says in Korean. */
export const giftAuraKo = {}
