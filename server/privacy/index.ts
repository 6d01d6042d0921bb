export { keepRetentionHourly } from './hourly.ts'
