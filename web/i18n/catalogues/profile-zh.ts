/** What the profile says, and what turns a phone into somebody's own in Chinese. */
export const profileZh = {}
