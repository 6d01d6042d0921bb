/** Reads schedules when they are due, while the process lives. */
export { syncSchedulesRegularly } from './sync-schedules.ts'
