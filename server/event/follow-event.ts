import type { Language } from '../../contract/languages.ts'
import type { Deps } from '../deps.ts'
import { findEvent } from './store.ts'
import { event as eventTable } from './table.ts'

/** What whoever speaks for the event knows of it; always the newest that this process has heard of. */
export interface FollowedEvent {
  name: string
  guideName: string
  timeZone: string
  /** Hour at which an event day begins. */
  dayStartsAtHour: number
  /** Its first and last day, as yyyy-mm-dd. */
  startsOn: string
  endsOn: string
  /** When it was closed; null: it is not over. */
  closedAt: Date | null
  /** When the next one begins, if that is known. */
  nextStartsOn: string | null
  /** Where people can ask, by language. */
  helpDesk: Partial<Record<Language, string>>
}

/**
 * Keeps what is known of the event up to date, in one object for everybody.
 * @param first the event as it was read at the start
 * @param onChange is called when its days are others or begin at other moments, or people can ask elsewhere
 */
export function followEvent(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  first: FollowedEvent,
  onChange: () => void,
): FollowedEvent {
  const followed = partsOf(first)
  const renew = async () => {
    const event = await findEvent(db)
    if (!event) return
    const before = answersOf(followed)
    Object.assign(followed, partsOf(event))
    if (answersOf(followed) !== before) onChange()
  }
  live.follow({ what: 'the event', tables: [eventTable], renew })
  return followed
}

function partsOf({
  name,
  guideName,
  timeZone,
  dayStartsAtHour,
  startsOn,
  endsOn,
  closedAt,
  nextStartsOn,
  helpDesk,
}: FollowedEvent): FollowedEvent {
  return { name, guideName, timeZone, dayStartsAtHour, startsOn, endsOn, closedAt, nextStartsOn, helpDesk }
}

function answersOf({ timeZone, dayStartsAtHour, startsOn, endsOn, helpDesk }: FollowedEvent): string {
  return JSON.stringify([timeZone, dayStartsAtHour, startsOn, endsOn, helpDesk])
}
