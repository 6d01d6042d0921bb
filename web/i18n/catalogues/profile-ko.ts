/** What the profile says, and what turns a phone into somebody's own in Korean. */
export const profileKo = {}
