/** Reads pretix shops when it is time, or when they say that something changed. */

export { followPretix } from './follow-pretix.ts'
/** Reads orders of pretix shops that somebody wants to preview. */
export { readPreviews } from './read-previews.ts'
