/** What the profile says, and what turns a phone into somebody's own in French. */
export const profileFr = {}
