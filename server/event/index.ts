export { createProgrammeClock } from './programme-clock.ts'
export { requireEvent } from './require-event.ts'
export { findEvent } from './store.ts'
