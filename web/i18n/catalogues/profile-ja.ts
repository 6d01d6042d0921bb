/** What the profile says, and what turns a phone into somebody's own in Japanese. */
export const profileJa = {}
