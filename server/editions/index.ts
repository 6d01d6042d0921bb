export { archiveHourly } from './archive-hourly.ts'
