export { type FollowedEvent, followEvent } from './follow-event.ts'
export { createProgrammeClock } from './programme-clock.ts'
export { requireEvent } from './require-event.ts'
export { findEvent, isDuringEvent } from './store.ts'
