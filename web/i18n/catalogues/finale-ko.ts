/** What the freeze, the reveal and the recap say in Korean. */
export const finaleKo = {}
