/** Makes backups of the festival by itself. */

export { readBackupState } from './backup-state.ts'
export { createBackups } from './schedule.ts'
