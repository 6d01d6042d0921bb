export { recordChange, recordChanges } from './record-change.ts'
