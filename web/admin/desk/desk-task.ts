import type { DeskAttendee } from '../../../contract/desk.ts'

/** Where it is kept what is open; what is written there is kept below. */
export const DESK_TASK = 'desk'

/** What is open over the list of the desk, about whom. */
export type DeskTask =
  | { kind: 'register' }
  | { kind: 'edit' | 'link' | 'block' | 'statement' | 'erase'; attendee: DeskAttendee }
