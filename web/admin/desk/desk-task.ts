import type { DeskAttendee } from '../../../contract/desk.ts'

/** What is open over the list of the desk, about whom. */
export type DeskTask =
  | { kind: 'register' }
  | { kind: 'edit' | 'link' | 'block' | 'statement' | 'erase'; attendee: DeskAttendee }
