import type { FortuneTold, Preference } from '../../contract/guide.ts'
import type { Language } from '../../contract/languages.ts'
import type { IdentifyCaller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { refuseClosed } from '../event/index.ts'
import { listFortunes, resumeOrOpenSession, saveFortune } from '../journeys/index.ts'
import { awardFortune } from '../points/index.ts'
import { callingStation } from '../stations/index.ts'

/** So many readings back the guide remembers what it recommended. */
const REMEMBERED = 8

/**
 * Tells a fortune that the session has not heard yet, and awards the Fortune Teller's points once per attendee and
 * event day (rulings), where its policy lets them earn. Elsewhere the fortune is told all the same.
 * @throws Refusal edition_over
 */
export async function tellFortune(
  deps: Deps,
  identify: IdentifyCaller,
  asked: { preference: Preference; language: Language; sessionId?: string | null | undefined },
): Promise<FortuneTold> {
  const { preference, language } = asked
  await refuseClosed(deps.db)
  const session = await resumeOrOpenSession(deps, identify, asked.sessionId)
  const earlier = await listFortunes(deps.db, session.id, REMEMBERED)
  const { fortune, recommendations } = await deps.guide.fortune({
    preference,
    language,
    seenEntryIds: earlier.flatMap((reading) =>
      reading.recommendations.flatMap(({ entryId }) => entryId ?? []),
    ),
    before: earlier[0]?.fortune,
    seed: `${session.id}:${earlier[0]?.id ?? ''}`,
  })
  const id = await saveFortune(deps.db, {
    sessionId: session.id,
    language,
    preference,
    fortune,
    recommendations,
  })
  await deps.speechAllowlist.add([fortune], language)
  const answer = { sessionId: session.id, id, preference, fortune, recommendations }
  if (session.attendeeId === null) return { ...answer, pointsAwarded: 0 }
  const at = await placeOf(deps, identify, session.attendeeId)
  const { points, reason } = await awardFortune(deps, session.attendeeId, at)
  return {
    ...answer,
    pointsAwarded: points,
    ...(reason && { noPointsReason: reason }),
    ...(at.isTraining && { isTraining: true }),
  }
}

/** Where an attendee hears their fortune. */
async function placeOf({ clock }: Deps, identify: IdentifyCaller, attendeeId: string) {
  const phone = await identify('phone-owner')
  const isOwnPhone = phone.kind === 'phone-owner' && phone.attendee.id === attendeeId
  return { ...(await callingStation(identify, clock.now())), isOwnPhone }
}
