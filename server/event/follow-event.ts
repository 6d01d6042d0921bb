import type { Deps } from '../deps.ts'
import { findEvent } from './store.ts'

/** What whoever speaks for the event knows of it; always the newest that this process has heard of. */
export interface FollowedEvent {
  name: string
  guideName: string
  timeZone: string
  /** Hour at which an event day begins. */
  dayStartsAtHour: number
}

/**
 * Keeps what is known of the event up to date, in one object for everybody.
 * @param first the event as it was read at the start
 * @param onClockChange is called when its days begin at other moments
 */
export function followEvent(
  { db, live, log }: Pick<Deps, 'db' | 'live' | 'log'>,
  first: FollowedEvent,
  onClockChange: () => void,
): FollowedEvent {
  const followed = namesOf(first)
  const read = async () => {
    const event = await findEvent(db)
    if (!event) return
    const { timeZone, dayStartsAtHour } = followed
    Object.assign(followed, namesOf(event))
    if (followed.timeZone !== timeZone || followed.dayStartsAtHour !== dayStartsAtHour) onClockChange()
  }
  live.onChange(({ topic }) => {
    if (topic === 'event')
      read().catch((problem: unknown) => log.warn(problem, 'the event could not be read'))
  })
  return followed
}

function namesOf({ name, guideName, timeZone, dayStartsAtHour }: FollowedEvent): FollowedEvent {
  return { name, guideName, timeZone, dayStartsAtHour }
}
