/** Looks at pretix shops when it is time, or when they say that something changed. */
export { followPretix } from './follow-pretix.ts'
