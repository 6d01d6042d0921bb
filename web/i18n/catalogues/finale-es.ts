/** What the freeze, the reveal and the recap say in Spanish. */
export const finaleEs = {}
