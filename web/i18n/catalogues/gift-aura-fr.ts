/** What the photo booth says in French. */
export const giftAuraFr = {}
