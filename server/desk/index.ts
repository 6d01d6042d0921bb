/** Everybody is read, written and recorded by the rules of the desk's form. */
export { nobody, requireAttendee, toRecord, withoutAddress } from './register.ts'
export { type AttendeeRecord, listDeskAttendees, lockDesk } from './store.ts'
