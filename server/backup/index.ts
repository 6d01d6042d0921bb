/** Makes backups of the festival by itself. */

export { createBackups } from './schedule.ts'
