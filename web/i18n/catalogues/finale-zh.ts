/** What the freeze, the reveal and the recap say in Chinese. */
export const finaleZh = {}
