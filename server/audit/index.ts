export { type Actor, recordChange, recordChanges } from './record-change.ts'
