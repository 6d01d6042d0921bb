/** Looks at pretix shops when it is time, or when they say that something changed. */

/** Reads orders of pretix shops that somebody wants to look at. */
export { followLooks } from './follow-looks.ts'
export { followPretix } from './follow-pretix.ts'
