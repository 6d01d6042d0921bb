/** What the freeze, the reveal and the recap say in French. */
export const finaleFr = {}
