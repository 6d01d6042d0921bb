/** What the photo booth says in German. */
export const giftAuraDe = {}
