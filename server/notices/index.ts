export { mailNoticesHourly } from './mail-notices.ts'
