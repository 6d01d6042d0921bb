/** What the freeze, the reveal and the recap say in Japanese. */
export const finaleJa = {}
