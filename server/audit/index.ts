export { type Actor, type Change, recordChange, recordChanges } from './record-change.ts'
