export { createProgrammeClock } from './programme-clock.ts'
export { findEvent } from './store.ts'
