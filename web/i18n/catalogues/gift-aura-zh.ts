/** What the photo booth says in Chinese. */
export const giftAuraZh = {}
