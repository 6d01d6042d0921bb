/** Everybody is read, written and recorded by the rules of the desk's form. */
export { nobody, toRecord, withoutAddress } from './register.ts'
export { type AttendeeRecord, lockDesk } from './store.ts'
