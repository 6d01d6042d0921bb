import type { Request } from '../../contract/endpoint.ts'
import type { Choices, changeChoices as changeCall } from '../../contract/profile.ts'
import type { Deps } from '../deps.ts'
import { Refusal } from '../http/refusal.ts'
import { updateChoices } from './store.ts'

/** Keeps what somebody chose and tells every screen. @throws Refusal attendee_not_found for a guest */
export async function changeChoices(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  attendeeId: string | null,
  change: Request<typeof changeCall>['body'],
): Promise<Choices> {
  const choices = attendeeId === null ? undefined : await updateChoices(db, attendeeId, change)
  if (!choices) throw new Refusal('attendee_not_found')
  live.announce({ topic: 'leaderboard' })
  return choices
}
