/** What the freeze, the reveal and the recap say in English. */
export const finaleEn = {}
