export { applyRetentionHourly } from './apply-retention-hourly.ts'
/** Erases people whose wish has waited for long enough. */
export { eraseDueRegularly } from './erase-due.ts'
