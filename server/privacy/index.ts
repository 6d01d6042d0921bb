export { keepRetentionHourly } from './apply-retention-hourly.ts'
