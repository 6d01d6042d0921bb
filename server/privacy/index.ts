export { applyRetentionHourly } from './apply-retention-hourly.ts'
