/** What the freeze, the reveal and the recap say in German. */
export const finaleDe = {}
