/** A session as a schedule has it, in our words. */
export interface SourceSession {
  /** What the schedule calls it, the same at every reading. */
  key: string
  /** What the repetitions of one session share. */
  series: string
  title: string
  description: string
  location: string | null
  tags: string[]
  /** ISO instants in UTC. */
  startsAt: string
  endsAt: string | null
  /** The schedule still has it, and says that it does not happen. */
  isCancelled: boolean
}

/** A session as a file has it: every part may be missing, or be nonsense. */
export interface RawSession {
  id: string
  series?: string
  title: string
  subtitle?: string
  texts: string[]
  people: string[]
  /** Of the session; it decides the word before the names of the people. */
  language?: string
  room: string
  tags: string[]
  /** As written: without a zone it is the clock of the file. An instant where the reader of the format knows it. */
  start: string | Date | undefined
  end: { at: string } | { afterMs: number } | undefined
  isCancelled?: boolean
}

/** What is worth saying about a session that was read, or could not be. */
export type SessionProblem =
  | 'no-title'
  | 'no-time'
  | 'not-a-date'
  | 'unknown-zone'
  | 'all-day'
  | 'end-before-start'
  | 'too-long'
  | 'same-id'
  | 'endless'
  | 'outside-event'

/** The formats that are read. */
export type ScheduleFormat = 'pretalx' | 'frab' | 'sessionize' | 'ical'

/** A schedule as it was read. */
export interface ReadSchedule {
  format: ScheduleFormat
  /** What the schedule calls itself; empty where it does not. */
  name: string
  sessions: SourceSession[]
  problems: { code: SessionProblem; title: string }[]
}

/** What a reader has to know of the festival. Instants in milliseconds. */
export interface Festival {
  timeZone: string
  /** Hour at which a day of the festival begins. */
  dayStartsAtHour: number
  startsAt: number
  endsAt: number
}

/** Why a file is no schedule that can be taken. */
export type UnreadableReason = 'not-a-schedule' | 'no-sessions' | 'too-many-sessions' | 'too-hard'

/** A file that is no schedule that can be taken. */
export class Unreadable extends Error {
  readonly reason: UnreadableReason

  constructor(reason: UnreadableReason) {
    super(`This schedule cannot be read: ${reason}`)
    this.reason = reason
  }
}
