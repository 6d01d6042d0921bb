/** As long as the drumroll sounds, in milliseconds. Nobody's name is shown until it has ended. */
export const SUSPENSE_MS = 1_600
