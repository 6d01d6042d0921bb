/** What the photo booth says in English. */
export const giftAuraEn = {}
